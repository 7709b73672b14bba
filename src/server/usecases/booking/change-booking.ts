import type { AccountOwner } from '#domain/actor.ts'
import { inBooking, lookUp, type NoBooking } from './steps/in-booking.ts'
import { changeablePart } from '#domain/amendment.ts'
import { isUnordered } from '#domain/booking-status.ts'
import { driverProblems, type DriverProblem } from '#domain/driver.ts'
import { transferPossible } from '#domain/payment.ts'
import { dateOf, toInstant, toLocal } from '#domain/period.ts'
import type { BusinessRules } from '#domain/rules.ts'
import { amendBooking, type BookingRow } from '#store/booking.ts'
import { hasOverdue } from '#store/stay.ts'
import { replaceDrivers } from '#store/booking-driver.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Tx } from '#store/db.ts'
import { giveBackPoints } from '#store/points.ts'
import { scopeFor, scopeWithout } from '#store/plan-scope.ts'
import { atItsBranches, lockStock } from '#store/stock.ts'
import type { Context } from '../context.ts'
import { absenceOf } from './steps/absence.ts'
import { keepAgreedCharges } from './steps/agreed-charges.ts'
import { requireAgreement } from './steps/agreement.ts'
import { bringsCar, reassignCar } from './steps/assign-car.ts'
import { freeUntilOf, previewCancellation } from '#domain/cancelling.ts'
import { assertMay } from '#domain/rights.ts'
import { checkChange, isSame, type Change, type ChangeRefusal } from './steps/change.ts'
import { changedDrivers, sameDrivers } from './steps/change-drivers.ts'
import {
  mainDriver,
  openDrivers,
  refusalOfDrivers,
  sealDrivers,
  type DriversRefusal,
  type NamedDriver,
  type ToldDriver,
} from './steps/drivers.ts'
import { isAtAirport } from './steps/flight.ts'
import { freeStock } from './steps/free-stock.ts'
import { dropNeedlessDrives } from './steps/needless-drives.ts'
import { missing } from './steps/offers.ts'
import { releaseOverdue } from './steps/overdue.ts'
import { rentalOf } from './steps/rental.ts'
import { changeLetters } from './steps/tell.ts'
import { termsOf } from './steps/terms.ts'

/** No car is left in the stock; a car that somebody fixed is in the way. */
const NO_CAR = new Set(['SW001', '23P01'])

export interface BookingChange {
  reference: string
  change: Change & { vehicleId: number }
  /** Additional drivers from now on; if missing, the present ones stay, cut to the new number. */
  drivers?: ToldDriver[] | undefined
  /** The version of the booking and the new total that were shown. */
  revision: number
  totalMinor: number
}

export type ChangeBookingRefusal =
  | ChangeRefusal
  | NoBooking
  | {
      code:
        | 'booking_changed'
        | 'price_changed'
        | 'sold_out'
        | 'not_one_way'
        | 'vehicle_unknown'
        | 'coming_soon'
        | 'payment_not_offered'
      classId?: number
    }
  | { code: 'driver_not_eligible'; problems: DriverProblem[] }
  | DriversRefusal

export interface Changed {
  booking: BookingRow
  /** Whether it was like this before. */
  already: boolean
}

/**
 * Changes a booking to what was shown, at the price that was shown (D25). The new car is found in the same transaction
 * that releases the old one: a customer who is refused keeps theirs. A second try after a lost answer changes nothing.
 */
export async function changeBooking(
  ctx: Context,
  actor: AccountOwner,
  input: BookingChange,
): Promise<Outcome<Changed, ChangeBookingRefusal>> {
  assertMay(actor, 'changeBooking')
  for (let tried = 0; ; tried++) {
    const outcome = await tryChange(ctx, actor, input)
    if (outcome.ok) await dropNeedlessDrives(ctx, outcome.value.booking.class_id)
    if (outcome.ok || outcome.refusal.code !== 'sold_out') return outcome
    // Sold out only because of overdue holds, which are released first.
    const { classId } = outcome.refusal
    // At either branch: at the one that the car was to come to, others may be in the way of its staying away.
    const of = classId === undefined ? null : { classId, branch: null }
    const released = tried <= 3 && (await hasOverdue(ctx.db, of)) && (await releaseOverdue(ctx, true, of)) > 0
    if (!released) return (await isForOneWay(ctx, actor, input)) ? refuse('not_one_way') : outcome
  }
}

/** Whether the vehicle could be had if it came back to where it is picked up. */
async function isForOneWay(
  ctx: Context,
  actor: AccountOwner,
  { reference, change: wish }: BookingChange,
): Promise<boolean> {
  const booking = await lookUp(ctx, actor, { reference })
  const { rules, vehicles } = await ctx.catalogue()
  const { classId } = vehicles.find(({ id }) => id === wish.vehicleId)!
  return missing(classId, await freeStock(ctx.db, wish, booking?.id ?? null, rules)) === 'one_way'
}

async function tryChange(
  ctx: Context,
  actor: AccountOwner,
  input: BookingChange,
): Promise<Outcome<Changed, ChangeBookingRefusal>> {
  const catalogue = await ctx.catalogue()
  const classId = catalogue.vehicles.find(({ id }) => id === input.change.vehicleId)?.classId
  try {
    return await inBooking(ctx, actor, 'changeBooking', { reference: input.reference }, (tx, booking) =>
      change(ctx, tx, booking, input, catalogue),
    )
  } catch (error) {
    if (!NO_CAR.has((error as { code: string }).code)) throw error
    return { ok: false, refusal: { code: 'sold_out', ...(classId !== undefined && { classId }) } }
  }
}

async function change(
  ctx: Context,
  tx: Tx,
  booking: BookingRow,
  input: BookingChange,
  catalogue: Catalogue,
): Promise<Outcome<Changed, ChangeBookingRefusal>> {
  const open = changeablePart(booking.status, booking.starts_at, ctx.now()) !== null
  const { papers, others: known } = await openDrivers(ctx, tx, booking.id)
  const told = changedDrivers(known, input, booking)
  if (!told.ok) return told
  const drivers = told.value
  const driversStay = sameDrivers(known, drivers)
  if (open && driversStay && isSame(booking, input.change)) return { ok: true, value: { booking, already: true } }
  if (booking.revision !== input.revision) return refuse('booking_changed')
  const vehicle = catalogue.vehicles.find(({ id }) => id === input.change.vehicleId)
  const unchanged = vehicle?.id === booking.vehicle_id
  if (vehicle === undefined || !(vehicle.listed || unchanged)) return refuse('vehicle_unknown')
  if (vehicle.comingSoon) return refuse('coming_soon')
  if (booking.status === 'active' && !(unchanged && driversStay)) return refuse('not_changeable')
  const checked = await checkChange(tx, booking, input.change, catalogue, ctx.now())
  if (!checked.ok) return checked
  const refusal = refusalOf(
    booking,
    { ...input, drivers, licenseNumber: papers.licenseNumber },
    catalogue.rules,
    ctx.now(),
  )
  if (refusal !== undefined) return { ok: false, refusal }
  const price = checked.value.price(vehicle)
  if (price.totalMinor !== input.totalMinor) return refuse('price_changed')
  // The new version is written when the change stands.
  await requireAgreement(tx, booking)
  const { pickup, dropoff } = input.change
  const missed = bringsCar(rentalOf(booking)) ? await scopeWithout(tx, booking.class_id, { rental: booking.id }) : null
  const wanted = await scopeFor(tx, vehicle.classId, absenceOf(input.change, catalogue.rules))
  await lockStock(
    tx,
    atItsBranches(booking),
    { classId: vehicle.classId, branches: [pickup, dropoff] },
    wanted,
    ...(missed === null ? [] : [missed]),
  )
  const set = {
    ...termsOf(input.change, vehicle, catalogue.rules),
    extras: JSON.stringify(input.change.extras),
    ...deadlinesOf(booking, input.change, ctx.now(), catalogue.rules),
    ...(!isAtAirport(pickup, catalogue) && { flight: null }),
  }
  if (!driversStay) await replaceDrivers(tx, booking.id, sealDrivers(ctx, drivers))
  const changed = await amendBooking(tx, booking, set, price)
  if (!(await reassignCar(tx, rentalOf(booking), rentalOf(changed), { missed, wanted }))) return refuse('sold_out')
  await keepAgreedCharges(tx, changed, 'changed')
  // A shorter rental may have room for fewer free days (D28).
  if ((booking.price.points ?? 0) > (price.points ?? 0)) await giveBackPoints(tx, booking.id, price.points ?? 0)
  await ctx.post(tx, ...changeLetters(booking, changed, catalogue))
  return { ok: true, value: { booking: changed, already: false } }
}

const refuse = (
  code: Exclude<ChangeBookingRefusal['code'], 'driver_not_eligible' | 'invalid_input' | 'invalid_period' | 'forbidden'>,
) => ({ ok: false, refusal: { code } }) as const

/** Refusal of the new period for reasons other than its price: the driver, the means of payment, the hour. */
function refusalOf(
  booking: BookingRow,
  {
    change: { period, extras },
    drivers,
    licenseNumber,
  }: { change: Change; drivers: readonly NamedDriver[]; licenseNumber: string | undefined },
  rules: BusinessRules,
  now: Date,
): ChangeBookingRefusal | undefined {
  if (toInstant(period.end) <= now) return { code: 'invalid_input', fields: { end: 'in_past' } }
  const { dateOfBirth = null, licenseExpiry = null } = booking.main_driver ?? {}
  const problems = driverProblems({ dateOfBirth, licenseExpiry, period }, dateOf(toLocal(now)), rules)
  if (problems.length > 0) return { code: 'driver_not_eligible', problems }
  const about = { main: mainDriver(booking, licenseNumber), extras, period, required: booking.status === 'confirmed' }
  const others = refusalOfDrivers(drivers, about, rules, now)
  if (others !== undefined) return others
  const moved = period.start !== booking.starts_local
  const offered = transferPossible({ start: period.start, currency: booking.currency }, now, rules.bankTransferDays)
  return booking.payment_method === 'bank_transfer' && moved && !offered ? { code: 'payment_not_offered' } : undefined
}

/** A change gives nobody more time: not us to decide about a request, not the customer to cancel for free (D25, D26). */
function deadlinesOf(booking: BookingRow, { period }: Change, now: Date, rules: BusinessRules) {
  const freeUntil = freeUntilOf(booking, rules)
  const start = toInstant(period.start)
  const { expires_at: expiresAt } = booking
  return {
    expires_at: expiresAt !== null && start < expiresAt ? start : expiresAt,
    ...(!isUnordered(booking.status) &&
      now > freeUntil && {
        free_cancel_until: freeUntil,
        cancel_fee_floor_minor: previewCancellation(booking, now, rules)?.feeMinor ?? null,
      }),
  }
}
