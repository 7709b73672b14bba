import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Member } from '#domain/loyalty.ts'
import type { Outcome } from '#domain/outcome.ts'
import { rentalDays } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Catalogue, CatalogueVehicle } from '#store/catalogue.ts'
import type { Read } from '#store/db.ts'
import { findMember } from '#store/loyalty.ts'
import { findQuote } from '#store/quote.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import { freeStock, type FreeStock } from '../booking/steps/free-stock.ts'
import { isQuoteOf } from '../booking/steps/hold-owner.ts'
import { offersOf, type VehicleOffer } from '../booking/steps/offers.ts'
import { checkWish, priceWish, type CheckedWish, type Wish, type WishRefusal } from '../booking/steps/price.ts'
import { keepsCar } from '../booking/steps/rental.ts'
import type { Context } from '../context.ts'
import { deskCatalogue, notTheirs } from './steps/at-desk.ts'

/** Branches that are asked for a class which is sold out at the branch of pick-up. */
const ELSEWHERE = 8

export interface DeskOffer extends VehicleOffer {
  /** Cars of its class that are free for the whole rental. */
  free: number
  /** Other branches with free cars of the class, if there are none here. */
  elsewhere: { branch: number; free: number }[]
}

export interface DeskOffers {
  days: number
  offers: DeskOffer[]
  /** Membership for which the prices are; null without an account, and of a customer whom the actor may not see. */
  member: Member | null
}

/** Lists every vehicle for a wish at the desk: its price for this customer, how many are free, and where else. */
export async function findAtDesk(
  ctx: Context,
  actor: Actor,
  wish: Wish & { customer: CustomerId | null; quote: string | undefined },
): Promise<Outcome<DeskOffers, WishRefusal | Forbidden>> {
  if (!may(actor, 'findAtDesk')) return forbidden('findAtDesk')
  const strange = notTheirs(actor, 'findAtDesk', wish)
  if (strange !== undefined) return { ok: false, refusal: strange }
  const catalogue = deskCatalogue(await ctx.catalogue())
  const checked = checkWish(wish, catalogue, ctx.now())
  if (!checked.ok) return checked
  const { rules } = catalogue
  return await ctx.read(async (read) => {
    const quote = wish.quote === undefined ? undefined : await findQuote(read, wish.quote)
    const own = quote !== undefined && isQuoteOf(quote, actor) && keepsCar(quote) ? quote.stay_id : null
    const stock = await freeStock(read, wish, own, rules)
    const member = wish.customer === null ? null : await findMember(read, wish.customer)
    const elsewhere = await stockElsewhere(read, wish, stock, catalogue)
    const seen = wish.customer !== null && (await maySeeCustomer(read, actor, wish.customer))
    // How many days the points pay for would say how many there are.
    const priced = seen ? checked.value : { ...checked.value, freeDays: 0 }
    const offers = pricedOffers(priced, catalogue, { stock, member, elsewhere })
    const days = rentalDays(wish.period, rules.graceMinutes)
    return { ok: true, value: { days, offers, member: seen ? member : null } }
  })
}

type Elsewhere = { branch: number; stock: ReadonlyMap<number, number> }[]

/** Stock of the other branches, if a class is sold out here. */
async function stockElsewhere(read: Read, wish: Wish, { asked }: FreeStock, catalogue: Catalogue): Promise<Elsewhere> {
  const classes = new Set(catalogue.vehicles.filter((vehicle) => vehicle.listed && !vehicle.comingSoon).map(classOf))
  if ([...classes].every((id) => (asked.get(id) ?? 0) > 0)) return []
  const others = catalogue.branches.filter(({ id }) => id !== wish.pickup).slice(0, ELSEWHERE)
  const found: Elsewhere = []
  for (const { id: branch } of others) {
    const { asked: stock } = await freeStock(read, { ...wish, pickup: branch, dropoff: branch }, null, catalogue.rules)
    found.push({ branch, stock })
  }
  return found
}

const classOf = ({ classId }: CatalogueVehicle) => classId

function pricedOffers(
  wish: CheckedWish,
  catalogue: Catalogue,
  { stock, member, elsewhere }: { stock: FreeStock; member: Member | null; elsewhere: Elsewhere },
): DeskOffer[] {
  const vehicles = catalogue.vehicles.filter(({ listed }) => listed)
  return offersOf(vehicles, stock, (vehicle) => priceWish(wish, vehicle, catalogue, member)).map((offer) => {
    const { classId } = offer.vehicle
    const free = Math.max(0, stock.asked.get(classId) ?? 0)
    const others = elsewhere.map(({ branch, stock: there }) => ({ branch, free: there.get(classId) ?? 0 }))
    const where = free > 0 || offer.reason === 'coming_soon' ? [] : others.filter((other) => other.free > 0)
    return { ...offer, free, elsewhere: where }
  })
}
