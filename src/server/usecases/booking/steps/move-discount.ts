import { hasFirstRentalDiscount, withFirstRentalDiscount } from '#domain/first-rental.ts'
import { amendBooking, type BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Tx } from '#store/db.ts'
import { lockNextRental } from '#store/loyalty.ts'
import type { Context } from '../../context.ts'
import { keepAgreedCharges } from './agreed-charges.ts'
import { requireAgreement } from './agreement.ts'
import { changeLetters } from './tell.ts'

/**
 * Keeps the discount on the first rental for its member: if the rental that had it does not take place, for any reason, the
 * member's next request or booking gets it now, with a letter. If there is none, the next booking will get it (D24).
 */
export async function moveDiscount(ctx: Context, tx: Tx, ended: BookingRow, catalogue: Catalogue): Promise<void> {
  if (ended.customer_id === null || !hasFirstRentalDiscount(ended.price)) return
  const next = await lockNextRental(tx, ended.customer_id, ctx.now())
  if (next === undefined) return
  const price = withFirstRentalDiscount(next.price, catalogue.rules.firstRentalDiscountBp)
  if (price === null) return
  await requireAgreement(tx, next)
  const changed = await amendBooking(tx, next, {}, price)
  await keepAgreedCharges(tx, changed, 'changed')
  await ctx.post(tx, ...changeLetters(next, changed, catalogue, 'discount_moved'))
}
