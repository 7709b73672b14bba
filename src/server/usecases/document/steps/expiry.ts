import { expiryProblem, type DocumentKind } from '#domain/document.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import type { Context } from '../../context.ts'

export interface WrongExpiry {
  code: 'invalid_input'
  fields: { expiry: string }
}

/** Checks that kind and validity of a document are plausible. */
export function checkExpiry(
  ctx: Context,
  { kind, expiry }: { kind: DocumentKind; expiry: LocalDate | null },
): WrongExpiry | null {
  const problem = expiryProblem(kind, expiry, dateOf(toLocal(ctx.now())))
  return problem === null ? null : { code: 'invalid_input', fields: { expiry: problem } }
}
