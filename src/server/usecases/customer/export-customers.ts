import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { listCustomers, readListedCustomers, type CustomerFilter, type ListedCustomer } from '#store/customer-list.ts'
import { transact } from '#store/db.ts'
import type { Context } from '../context.ts'

const CHUNK = 500
/** Most rows of a file. */
const MOST_ROWS = 50_000

/** Rows for a file, chunk by chunk. The log says that the list left the house, and never what was searched for. */
export async function exportCustomers(
  ctx: Context,
  actor: Actor,
  filter: CustomerFilter,
): Promise<Outcome<AsyncGenerator<ListedCustomer[]>, Forbidden>> {
  if (!may(actor, 'exportCustomers')) return forbidden('exportCustomers')
  const { typed, ...told } = filter
  // Told before the first row leaves: a file that breaks off has shown what it has shown.
  await transact(ctx, actor, 'exportCustomers', (tx) =>
    tell(tx, { event: 'exported', subject: ['list', 'customers'], after: { ...told, search: typed !== null } }),
  )
  return { ok: true, value: chunks(ctx, actor, filter) }
}

async function* chunks(ctx: Context, actor: Actor, filter: CustomerFilter): AsyncGenerator<ListedCustomer[]> {
  const now = ctx.now()
  let after: CustomerId | null = null
  let rows = 0
  do {
    const page: Awaited<ReturnType<typeof listCustomers>> = await ctx.read((db) =>
      listCustomers(db, actor, filter, { after, limit: CHUNK }, now),
    )
    rows += page.ids.length
    yield await ctx.read((db) => readListedCustomers(db, actor, page.ids, now))
    after = page.next
  } while (after !== null && rows < MOST_ROWS)
}
