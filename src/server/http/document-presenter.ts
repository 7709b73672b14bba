import type { Document, Documents } from '#contract/document.ts'
import { endsBeforeReturn, removalOf } from '#domain/document.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { OwnDocuments } from '#usecases/document/list-documents.ts'

export function presentDocuments(found: OwnDocuments, rules: BusinessRules, now: Date): Documents {
  return {
    documents: found.documents.map((one) => presentDocument(one, found, rules, now)),
    limits: {
      bytes: rules.documentMegabytes * 1_000_000,
      documents: rules.documentsPerAccount,
      pages: rules.documentPages,
      daysAfterRental: rules.identityDays,
      daysUnused: rules.documentDays,
    },
    nextReturn: found.nextReturn,
  }
}

function presentDocument(
  { row, name }: OwnDocuments['documents'][number],
  { rentals, nextReturn }: OwnDocuments,
  rules: BusinessRules,
  now: Date,
): Document {
  const { id, kind, expiry, bytes, width, height, pages, state, reason } = row
  const kept = { expiry, state, reviewedAt: row.reviewed_at, uploadedAt: row.uploaded_at }
  return {
    id,
    kind,
    name,
    expiry,
    mediaType: row.media_type,
    bytes,
    width,
    height,
    pages,
    uploadedAt: row.uploaded_at.toISOString(),
    state,
    reason,
    expired: expiry !== null && expiry < dateOf(toLocal(now)),
    endsBeforeReturn: endsBeforeReturn({ kind, expiry }, nextReturn),
    removal: removalOf(kept, rentals, rules),
  }
}
