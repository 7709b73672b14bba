import { errorEnvelope } from '#contract/errors.ts'

/** Pattern of words that appear only in an answer that leaks the server's internals. */
const INSIDES =
  /\n\s+at |\.[cm]?[jt]s:\d+|node_modules|\/src\/|FST_ERR|"stack"|\bkysely\b|\bpostgres|\bpg_|syntax error at|violates .* constraint|relation ".*"|\bZod|\bECONN/i

export const looksInside = (text: string): boolean => INSIDES.test(text)

export interface Answered {
  statusCode: number
  body: string
  headers: Record<string, unknown>
}

/**
 * Faults of a refusal: a wrong status, a wrong envelope (D7), or leaked internals.
 * @param what name of the trial, for a test that makes many
 */
export function problemsOf(answer: Answered, statuses: readonly number[], what: string): string[] {
  const problems: string[] = []
  if (!statuses.includes(answer.statusCode))
    problems.push(`answered ${answer.statusCode} instead of ${statuses.join(', ')}`)
  if (answer.headers['content-type'] !== 'application/json; charset=utf-8') {
    problems.push(`is ${String(answer.headers['content-type'])}`)
  }
  if (looksInside(answer.body)) problems.push('tells of the inside')
  problems.push(...problemsOfEnvelope(answer.body))
  return problems.length === 0 ? [] : [what, ...problems, answer.body.slice(0, 300)]
}

function problemsOfEnvelope(text: string): string[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return ['is no JSON']
  }
  const read = errorEnvelope.safeParse(body)
  if (!read.success) return read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const surplus = Object.keys(body as object).filter((key) => !(key in errorEnvelope.shape))
  return [...surplus.map((key) => `has ${key}`), ...(read.data.errors.length === 0 ? ['has no errors'] : [])]
}
