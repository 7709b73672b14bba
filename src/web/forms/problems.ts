/** What can be wrong with a field: found here, or said by the server. */
export type Problem =
  | 'missing'
  | 'tooLong'
  | 'weakPassword'
  | 'underAge'
  | 'inFuture'
  | 'inPast'
  | 'beforeIssue'
  | 'invalid'

export type Problems = Readonly<Record<string, Problem>>

interface Issue {
  readonly code?: string | undefined
  readonly input?: unknown
}

/** Says in one word what the contract's schema found; the form's texts turn it into a sentence. */
export function problemOf({ code, input }: Issue): Problem {
  // An agreement that is not given is `false`.
  if (input === undefined || input === '' || input === false) return 'missing'
  return code === 'too_big' ? 'tooLong' : 'invalid'
}

const fromServer: Readonly<Record<string, Problem>> = {
  too_big: 'tooLong',
  weak_password: 'weakPassword',
  under_age: 'underAge',
  in_future: 'inFuture',
  in_past: 'inPast',
  before_issue: 'beforeIssue',
}

/** The same for what the server says about a field. */
export const problemFromServer = (code: string): Problem => fromServer[code] ?? 'invalid'
