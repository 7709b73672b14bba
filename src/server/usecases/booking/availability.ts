import { rentalDays } from '../../../domain/period.ts'
import type { Price } from '../../../domain/price.ts'
import { findQuote, hasOverdue } from '../../store/booking.ts'
import type { CatalogueVehicle } from '../../store/catalogue.ts'
import type { Outcome } from '../../store/db.ts'
import type { Context } from '../context.ts'
import { freeStock } from './steps/free-stock.ts'
import { findMember } from '../../store/loyalty.ts'
import { releaseOverdue } from './steps/overdue.ts'
import { checkWish, priceWish, type Wish, type WishRefusal } from './steps/price.ts'
import { stayOf } from './steps/stay.ts'

export interface VehicleOffer {
  vehicle: CatalogueVehicle
  reason: 'sold_out' | 'coming_soon' | null
  price: Price | null
}

/**
 * Every vehicle for a wish: free or not and why, with its price.
 * @param asker the quote that the asker holds, if any: its car counts as free to him; and whose account it is
 */
export async function findAvailability(
  ctx: Context,
  wish: Wish,
  asker: { quote: string | undefined; customerId: string | null },
): Promise<Outcome<{ days: number; offers: VehicleOffer[] }, WishRefusal>> {
  const catalogue = await ctx.catalogue()
  const checked = checkWish(wish, catalogue, ctx.now())
  if (!checked.ok) return checked
  if (await hasOverdue(ctx.db)) await releaseOverdue(ctx)
  const { rules } = catalogue
  const hold = asker.quote === undefined ? undefined : await findQuote(ctx.db, asker.quote)
  const stock = await freeStock(ctx.db, stayOf(wish, rules), hold, rules)
  const member = asker.customerId === null ? null : await findMember(ctx.db, asker.customerId)
  const offers = catalogue.vehicles
    .filter((vehicle) => vehicle.listed)
    .map((vehicle): VehicleOffer => {
      if (vehicle.comingSoon) return { vehicle, reason: 'coming_soon', price: null }
      const free = (stock.get(vehicle.classId) ?? 0) > 0
      return { vehicle, reason: free ? null : 'sold_out', price: priceWish(checked.value, vehicle, catalogue, member) }
    })
  return { ok: true, value: { days: rentalDays(wish.period, rules.graceMinutes), offers } }
}
