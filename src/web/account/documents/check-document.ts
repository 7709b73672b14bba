import * as z from 'zod/mini'

import { optionalDate } from '#contract/values.ts'
import { documentKinds, expiryProblem, type DocumentKind } from '#domain/document.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { check, type Checked, type Typed } from '#forms/check-typed.ts'
import type { Problem } from '#forms/problems.ts'

/** Kind of a document and its last day of validity; '' if it has none. */
export interface Description {
  readonly kind: DocumentKind
  readonly expiry: string
}

const schema = z.object({ kind: z.enum(documentKinds), expiry: optionalDate })

/** Checks the description of a document as the server does. @returns the description or the problems */
export function checkDocument(typed: Typed, now: Date): Checked<Description> {
  const result = check<Description>(schema, typed)
  if (!result.ok) return result
  const { kind, expiry } = result.values
  const problem = expiryProblem(kind, expiry === '' ? null : expiry, dateOf(toLocal(now)))
  return problem === null ? result : { ok: false, problems: { expiry: words[problem] } }
}

const words = { wrong_type: 'missing', in_past: 'inPast', invalid_date: 'invalid' } as const satisfies Record<
  string,
  Problem
>

/**
 * The same with what an upload needs besides.
 * @param given whether there are files to send
 */
export function checkUpload(typed: Typed, now: Date, given: boolean): Checked<Description> {
  const result = checkDocument(typed, now)
  const problems = {
    ...(!result.ok && result.problems),
    ...(!given && { files: 'missing' as const }),
    ...(typed['consent'] !== true && { consent: 'missing' as const }),
  }
  return Object.keys(problems).length > 0 || !result.ok ? { ok: false, problems } : result
}
