import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { listOwned, type BookingRow, type Part } from '#store/booking.ts'
import { findByReference } from '#store/visible-booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'

const PAGE = 20

export interface OwnPage {
  bookings: BookingRow[]
  /** Reference after which the next page begins; null on the last page. */
  next: string | null
}

/** A page of a customer's own bookings. `after` is the `next` of the previous page. */
export async function ownBookings(
  ctx: Context,
  actor: AccountOwner,
  input: { part: Part; after: string | undefined },
): Promise<Outcome<OwnPage, { code: 'booking_not_found' }>> {
  assertMay(actor, 'ownBookings')
  const { part } = input
  let after: BookingRow | null = null
  if (input.after !== undefined) {
    const last = await findByReference(ctx.db, actor, { reference: input.after })
    if (last === undefined) return { ok: false, refusal: { code: 'booking_not_found' } }
    after = last
  }
  const found = await listOwned(ctx.db, actor.account, { part, after, limit: PAGE + 1, now: ctx.now() })
  const bookings = found.slice(0, PAGE)
  return { ok: true, value: { bookings, next: found.length > PAGE ? bookings.at(-1)!.reference : null } }
}
