import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { listCustomers, readListedCustomers, type CustomerFilter, type ListedCustomer } from '#store/customer-list.ts'
import type { Context } from '../context.ts'

const PAGE = 50

interface CustomersFound {
  rows: ListedCustomer[]
  /** Customer after whom the next page begins; null at the end. */
  next: CustomerId | null
}

/** A page of customers in the order of their names. Agents see those who rent, or ask to, at their branches. */
export async function findCustomers(
  ctx: Context,
  actor: Actor,
  { after, ...filter }: CustomerFilter & { after: CustomerId | null },
): Promise<Outcome<CustomersFound, Forbidden>> {
  if (!may(actor, 'findCustomers')) return forbidden('findCustomers')
  const now = ctx.now()
  return await ctx.read(async (db) => {
    const { ids, next } = await listCustomers(db, actor, filter, { after, limit: PAGE }, now)
    return { ok: true, value: { rows: await readListedCustomers(db, actor, ids, now), next } }
  })
}
