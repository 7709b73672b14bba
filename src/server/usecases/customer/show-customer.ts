import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { findCustomerPage, listCustomerRentals, type CustomerPageRow, type RentalRow } from '#store/customer-page.ts'
import type { Context } from '../context.ts'

const MOST_RENTALS = 100

interface Shown {
  row: CustomerPageRow
  /** Rentals at the branches of the reader, the newest first. */
  rentals: RentalRow[]
}

/** Shows a customer: person, papers, points, notes, and the rentals that touch the reader's branches. */
export async function showCustomer(
  ctx: Context,
  actor: Actor,
  { id }: { id: CustomerId },
): Promise<Outcome<Shown, Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'showCustomer')) return forbidden('showCustomer')
  const [row, rentals] = await Promise.all([
    findCustomerPage(ctx.db, actor, id),
    listCustomerRentals(ctx.db, actor, id, MOST_RENTALS),
  ])
  return row === undefined ? { ok: false, refusal: { code: 'not_found' } } : { ok: true, value: { row, rentals } }
}
