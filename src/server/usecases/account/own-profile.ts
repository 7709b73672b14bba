import type { Customer } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { readProfile } from '#store/profile.ts'
import type { Context } from '../context.ts'
import { openDocuments, type OwnProfile } from './steps/documents.ts'

/** Reads the profile of a customer. */
export async function ownProfile(ctx: Context, actor: Customer): Promise<OwnProfile> {
  assertMay(actor, 'ownProfile')
  const row = await readProfile(ctx.db, actor.customer)
  return { row, documents: openDocuments(ctx, actor.customer, row.documents_sealed) }
}
