import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { foldName } from '#domain/search-key.ts'
import { listBusinesses, type ListedBusiness } from '#store/business.ts'
import type { Context } from '../context.ts'

const PAGE = 50

/** A page of companies that rent, by their names. They belong to no branch, so all colleagues see them. */
export async function findBusinesses(
  ctx: Context,
  actor: Actor,
  { text, after }: { text: string; after: BusinessId | null },
): Promise<Outcome<{ rows: ListedBusiness[]; next: BusinessId | null }, Forbidden>> {
  if (!may(actor, 'findBusinesses')) return forbidden('findBusinesses')
  const found = await ctx.read((db) => listBusinesses(db, foldName(text), { after, limit: PAGE + 1 }))
  const rows = found.slice(0, PAGE)
  return { ok: true, value: { rows, next: found.length > PAGE ? rows.at(-1)!.id : null } }
}
