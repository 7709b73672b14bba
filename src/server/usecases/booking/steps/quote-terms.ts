import type { Outcome } from '#domain/outcome.ts'
import type { Member } from '#domain/loyalty.ts'
import type { Catalogue, CatalogueVehicle } from '#store/catalogue.ts'
import { checkWish, priceWish, type CheckedWish, type Wish, type WishRefusal } from './price.ts'
import { termsOf } from './terms.ts'

/** A wish that can be priced, with the vehicle that it names. */
export interface Quotable {
  vehicle: CatalogueVehicle
  wish: CheckedWish
}

/** Checks what somebody wants to have quoted against what is offered and the rules in force. */
export function checkQuotable(
  { vehicleId, ...wish }: Wish & { vehicleId: number },
  catalogue: Catalogue,
  now: Date,
): Outcome<Quotable, WishRefusal | { code: 'vehicle_unknown' | 'coming_soon' }> {
  const vehicle = catalogue.vehicles.find((entry) => entry.listed && entry.id === vehicleId)
  if (vehicle === undefined) return { ok: false, refusal: { code: 'vehicle_unknown' } }
  if (vehicle.comingSoon) return { ok: false, refusal: { code: 'coming_soon' } }
  const checked = checkWish(wish, catalogue, now)
  return checked.ok ? { ok: true, value: { vehicle, wish: checked.value } } : checked
}

/** Terms and price of a quote, priced once (D24). @param member for whom it is; null for everybody without an account */
export function quoteTerms({ vehicle, wish }: Quotable, catalogue: Catalogue, member: Member | null) {
  const price = priceWish(wish, vehicle, catalogue, member)
  const terms = termsOf(wish, vehicle, catalogue.rules)
  return { ...terms, price, total_minor: price.totalMinor, currency: price.currency }
}
