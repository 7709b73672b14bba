import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { foldName } from '#domain/search-key.ts'
import { tell } from '#store/act-log.ts'
import { listBusinesses, type ListedBusiness } from '#store/business.ts'
import { transact } from '#store/db.ts'
import type { Context } from '../context.ts'

const CHUNK = 500
/** Most rows of a file. */
const MOST_ROWS = 50_000

/** Rows for a file, chunk by chunk. The log says that the list left the house, and never what was searched for. */
export async function exportBusinesses(
  ctx: Context,
  actor: Actor,
  { text }: { text: string },
): Promise<Outcome<AsyncGenerator<ListedBusiness[]>, Forbidden>> {
  if (!may(actor, 'exportBusinesses')) return forbidden('exportBusinesses')
  // Told before the first row leaves: a file that breaks off has shown what it has shown.
  await transact(ctx, actor, 'exportBusinesses', (tx) =>
    tell(tx, { event: 'exported', subject: ['list', 'businesses'], after: { search: text !== '' } }),
  )
  return { ok: true, value: chunks(ctx, foldName(text)) }
}

async function* chunks(ctx: Context, begins: string): AsyncGenerator<ListedBusiness[]> {
  let after: BusinessId | null = null
  let rows = 0
  do {
    const page: ListedBusiness[] = await ctx.read((db) => listBusinesses(db, begins, { after, limit: CHUNK }))
    rows += page.length
    after = page.length === CHUNK ? page.at(-1)!.id : null
    yield page
  } while (after !== null && rows < MOST_ROWS)
}
