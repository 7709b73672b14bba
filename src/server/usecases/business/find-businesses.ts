import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { foldName } from '#domain/search-key.ts'
import { listBusinesses, type ListedBusiness } from '#store/business.ts'
import { readFiguresOf, type BusinessFigures } from '#store/business-figures.ts'
import type { Context } from '../context.ts'

const PAGE = 50

export type FoundBusiness = ListedBusiness & { figures: BusinessFigures | undefined }

/**
 * A page of companies that rent, by their names. They belong to no branch, so all colleagues see them; their figures are
 * those of the colleague's branches.
 */
export async function findBusinesses(
  ctx: Context,
  actor: Actor,
  { text, after }: { text: string; after: BusinessId | null },
): Promise<Outcome<{ rows: FoundBusiness[]; next: BusinessId | null }, Forbidden>> {
  if (!may(actor, 'findBusinesses')) return forbidden('findBusinesses')
  return await ctx.read(async (db) => {
    const found = await listBusinesses(db, foldName(text), { after, limit: PAGE + 1 })
    const page = found.slice(0, PAGE)
    const ids = page.map(({ id }) => id)
    const figures = await readFiguresOf(db, actor, ids)
    const rows = page.map((row) => ({ ...row, figures: figures.get(row.id) }))
    return { ok: true, value: { rows, next: found.length > PAGE ? ids.at(-1)! : null } }
  })
}
