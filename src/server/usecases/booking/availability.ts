import { rentalDays } from '#domain/period.ts'
import { hasOverdue } from '#store/stay.ts'
import type { CatalogueVehicle } from '#store/catalogue.ts'
import type { Outcome } from '#store/db.ts'
import { findQuote } from '#store/quote.ts'
import type { Context } from '../context.ts'
import { freeStock } from './steps/free-stock.ts'
import { findMember } from '#store/loyalty.ts'
import { isQuoteOf } from './steps/hold-owner.ts'
import { keepsCar } from './steps/rental.ts'
import { releaseOverdue } from './steps/overdue.ts'
import { offersOf, type VehicleOffer } from './steps/offers.ts'
import { checkWish, priceWish, type Wish, type WishRefusal } from './steps/price.ts'

/**
 * Every vehicle for a wish: free or not and why, with its price.
 * @param asker the quote that the asker holds, if any: its car counts as free to them; and whose account it is
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
  const quote = asker.quote === undefined ? undefined : await findQuote(ctx.db, asker.quote)
  const own = quote !== undefined && isQuoteOf(quote, asker.customerId)
  const held = own && keepsCar(quote) ? quote : undefined
  const stock = await freeStock(ctx.db, wish, held, rules)
  const member = asker.customerId === null ? null : await findMember(ctx.db, asker.customerId)
  const price = (vehicle: CatalogueVehicle) => priceWish(checked.value, vehicle, catalogue, member)
  const offers = offersOf(
    catalogue.vehicles.filter((vehicle) => vehicle.listed),
    stock,
    price,
  )
  return { ok: true, value: { days: rentalDays(wish.period, rules.graceMinutes), offers } }
}
