import { agreedWith, changeablePart, samePickup } from '#domain/amendment.ts'
import { STAFF_LEAD_MINUTES } from '#domain/period.ts'
import type { Price } from '#domain/price.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Catalogue, CatalogueVehicle } from '#store/catalogue.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Db, Tx } from '#store/db.ts'
import { findMember } from '#store/loyalty.ts'
import { checkWish, priceWish, type Agreed, type CheckedWish, type Wish, type WishRefusal } from './price.ts'

/** Wanted terms of a booking after a change; free days stay as they are. */
export type Change = Omit<Wish, 'freeDays'>

export type ChangeRefusal = WishRefusal | { code: 'not_changeable' }

/** A change that can be priced for any vehicle. */
export interface CheckedChange {
  wish: CheckedWish
  price: (vehicle: CatalogueVehicle) => Price
}

/**
 * Whether a booking may be changed like that, whatever the vehicle (D25), and what it would cost then. Staff may bring
 * the pickup as near as they like: they know whether the car is ready.
 */
export async function checkChange(
  db: Db | Tx,
  booking: BookingRow,
  change: Change,
  company: Catalogue,
  { now, byStaff }: { now: Date; byStaff: boolean },
): Promise<Outcome<CheckedChange, ChangeRefusal>> {
  const catalogue = byStaff ? { ...company, rules: { ...company.rules, leadMinutes: STAFF_LEAD_MINUTES } } : company
  const part = changeablePart(booking.status, booking.starts_at, now, byStaff)
  // A price cannot have two currencies, so staff make such a change by hand.
  const possible = part !== null && booking.currency === catalogue.rules.currency
  if (!possible || (part === 'return' && !onlyReturns(booking, change)))
    return { ok: false, refusal: { code: 'not_changeable' } }
  const agreed = agreedOf(booking, change)
  const checked = checkWish({ ...change, freeDays: 0 }, catalogue, now, agreed)
  if (!checked.ok) return checked
  const wish = checked.value
  const member = booking.customer_id === null ? null : await findMember(db, booking.customer_id)
  const price = (vehicle: CatalogueVehicle) =>
    priceWish(wish, vehicle, catalogue, member, {
      ...agreed,
      rental: agreed.rental && vehicle.id === booking.vehicle_id,
    })
  return { ok: true, value: { wish, price } }
}

/** Whether the booking already has these terms. */
export const isSame = (booking: BookingRow, change: Change & { vehicleId: number }): boolean =>
  booking.vehicle_id === change.vehicleId && sameTrip(booking, change) && sameExtras(booking, change)

function agreedOf(booking: BookingRow, change: Change): Agreed {
  return {
    ...agreedWith(booking.price),
    rental: sameTrip(booking, change),
    pickup: samePickup(pickupOf(booking), { pickup: change.pickup, start: change.period.start }),
    dropoff: sameDropoff(booking, change),
  }
}

const pickupOf = (booking: BookingRow) => ({ pickup: booking.pickup_branch, start: booking.starts_local })

const onlyReturns = (booking: BookingRow, change: Change): boolean =>
  samePickup(pickupOf(booking), { pickup: change.pickup, start: change.period.start }) && sameExtras(booking, change)

const sameTrip = (booking: BookingRow, { pickup, dropoff, period }: Change): boolean =>
  samePickup(pickupOf(booking), { pickup, start: period.start }) && sameDropoff(booking, { dropoff, period })

const sameDropoff = (booking: BookingRow, { dropoff, period }: Pick<Change, 'dropoff' | 'period'>): boolean =>
  booking.dropoff_branch === dropoff && booking.ends_local === period.end

const sameExtras = (booking: BookingRow, change: Change): boolean =>
  booking.cross_border === change.crossBorder && textOf(booking.extras) === textOf(change.extras)

const textOf = (extras: Change['extras']): string =>
  extras
    .map(({ code, quantity }) => `${code}:${quantity}`)
    .toSorted()
    .join(',')
