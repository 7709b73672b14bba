/** Problems of a field, found here or by the server. */
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

/** Reduces an issue of the contract's schema to one word, which the form's texts turn into a sentence. */
export function problemOf({ code, input }: Issue): Problem {
  // A required agreement that is not ticked is `false`.
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

/** The problem for a code that the server gives for a field. */
export const problemFromServer = (code: string): Problem => fromServer[code] ?? 'invalid'
