import { readProfile } from '#store/profile.ts'
import type { Context } from '../context.ts'
import { openDocuments, type OwnProfile } from './steps/documents.ts'

/** What a customer told us about themselves. */
export async function ownProfile(ctx: Context, customerId: string): Promise<OwnProfile> {
  const row = await readProfile(ctx.db, customerId)
  return { row, documents: openDocuments(ctx, customerId, row.documents_sealed) }
}
