import type { Customer } from '#domain/actor.ts'
import { documentConsent } from '#content/document-consent.ts'
import type { DocumentKind } from '#domain/document.ts'
import type { LocalDate } from '#domain/period.ts'
import { assertMay } from '#domain/rights.ts'
import { countDocuments } from '#store/document.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { checkExpiry, type WrongExpiry } from './steps/expiry.ts'

export type MayUploadRefusal = WrongExpiry | { code: 'too_many_documents' | 'consent_missing' | 'consent_changed' }

/** Checks an upload before its file is received. @returns largest size of the file in bytes */
export async function mayUpload(
  ctx: Context,
  actor: Customer,
  input: { kind: DocumentKind; expiry: LocalDate | null; consent: string | null },
): Promise<Outcome<number, MayUploadRefusal>> {
  assertMay(actor, 'mayUpload')
  const wrong = checkExpiry(ctx, input)
  if (wrong !== null) return { ok: false, refusal: wrong }
  if (input.consent === null) return { ok: false, refusal: { code: 'consent_missing' } }
  if (input.consent !== documentConsent.version) return { ok: false, refusal: { code: 'consent_changed' } }
  const { rules } = await ctx.catalogue()
  // At the limit an upload is still received, because the file may already be stored.
  if ((await countDocuments(ctx.db, actor.customer)) > rules.documentsPerAccount) {
    return { ok: false, refusal: { code: 'too_many_documents' } }
  }
  return { ok: true, value: rules.documentMegabytes * 1_000_000 }
}
