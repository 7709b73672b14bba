import { customerOf, type Caller } from '#domain/actor.ts'
import { rentalDays } from '#domain/period.ts'
import { assertMay } from '#domain/rights.ts'
import type { CatalogueVehicle } from '#store/catalogue.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Read } from '#store/db.ts'
import { findQuote } from '#store/quote.ts'
import type { Context } from '../context.ts'
import { freeStock } from './steps/free-stock.ts'
import { findMember } from '#store/loyalty.ts'
import { isQuoteOf } from './steps/hold-owner.ts'
import { keepsCar } from './steps/rental.ts'
import { offersOf, type VehicleOffer } from './steps/offers.ts'
import { checkWish, priceWish, type Wish, type WishRefusal } from './steps/price.ts'

/**
 * Lists every vehicle for a wish with its price, and whether it is free or why not.
 * @param wish.quote quote of the visitor, if any; its car counts as free for them
 */
export async function findAvailability(
  ctx: Context,
  actor: Caller,
  wish: Wish & { quote: string | undefined },
): Promise<Outcome<{ days: number; offers: VehicleOffer[] }, WishRefusal>> {
  assertMay(actor, 'findAvailability')
  const catalogue = await ctx.catalogue()
  const checked = checkWish(wish, catalogue, ctx.now())
  if (!checked.ok) return checked
  const { rules } = catalogue
  const customer = customerOf(actor)
  const { stock, member } = await ctx.read(async (read) => {
    const held = await heldBy(read, actor, wish.quote)
    return {
      stock: await freeStock(read, wish, held, rules),
      member: customer === null ? null : await findMember(read, customer),
    }
  })
  const price = (vehicle: CatalogueVehicle) => priceWish(checked.value, vehicle, catalogue, member)
  const offers = offersOf(
    catalogue.vehicles.filter((vehicle) => vehicle.listed),
    stock,
    price,
  )
  return { ok: true, value: { days: rentalDays(wish.period, rules.graceMinutes), offers } }
}

/** Stay of the visitor's own quote. */
async function heldBy(read: Read, actor: Caller, id: string | undefined): Promise<number | null> {
  const quote = id === undefined ? undefined : await findQuote(read, id)
  return quote !== undefined && isQuoteOf(quote, actor) && keepsCar(quote) ? quote.stay_id : null
}
