import type { CustomerId } from '#domain/ids.ts'
import type { ProfileRow } from '#store/profile.ts'
import type { Context } from '../../context.ts'

/** Passport, identity card and license, in the spelling of the wire (D7). */
const documentFields = [
  'passportNo',
  'passportIssue',
  'passportExpiry',
  'idCardNo',
  'idCardIssue',
  'idCardExpiry',
  'LicenseNo',
  'licenseIssue',
  'licenseExpiry',
] as const
export type DocumentField = (typeof documentFields)[number]
export type Documents = Partial<Record<DocumentField, string>>

/** Contains numbers of documents; the presenter decides what leaves the server (D27). */
export interface OwnProfile {
  row: ProfileRow
  documents: Documents
}

export const ownerOfDocuments = (customerId: CustomerId): string => `customer:${customerId}`

/** Encrypts documents, which are never stored in plain text (D27). @returns null if there are none */
export function sealDocuments(
  ctx: Context,
  customerId: CustomerId,
  given: Partial<Record<DocumentField, string | null | undefined>>,
): Buffer | null {
  const documents = documentFields.flatMap((field) => (given[field] ? [[field, given[field]] as const] : []))
  return documents.length === 0 ? null : ctx.sealer.seal(Object.fromEntries(documents), ownerOfDocuments(customerId))
}

export const openDocuments = (ctx: Context, customerId: CustomerId, sealed: Buffer | null): Documents =>
  sealed === null ? {} : (ctx.sealer.open(sealed, ownerOfDocuments(customerId)) as Documents)

/** Documents after a change. A missing number stays as it was; dates are always given. */
export function changedDocuments(
  before: Documents,
  change: Partial<Record<DocumentField, string | null | undefined>>,
): Documents {
  const after = documentFields.map((field) => [field, change[field] === undefined ? before[field] : change[field]])
  return Object.fromEntries(after.filter(([, value]) => Boolean(value))) as Documents
}

export const sameDocuments = (one: Documents, other: Documents): boolean =>
  documentFields.every((field) => one[field] === other[field])
