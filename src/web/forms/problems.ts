/** What can be wrong with a field: found here, or said by the server. */
export type Problem = 'missing' | 'tooLong' | 'weakPassword' | 'invalid'

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

/** The same for what the server says about a field. */
export function problemFromServer(code: string): Problem {
  if (code === 'weak_password') return 'weakPassword'
  return code === 'too_big' ? 'tooLong' : 'invalid'
}
