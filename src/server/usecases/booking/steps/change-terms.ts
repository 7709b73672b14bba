import { isCompany } from '#domain/actor.ts'
import { changeablePart } from '#domain/amendment.ts'
import { isUnordered } from '#domain/booking-status.ts'
import { freeUntilOf, previewCancellation } from '#domain/cancelling.ts'
import { driverProblems, type DriverProblem } from '#domain/driver.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transferPossible } from '#domain/payment.ts'
import { dateOf, toInstant, toLocal } from '#domain/period.ts'
import { latestOfferEnd } from '#domain/request.ts'
import type { BusinessRules } from '#domain/rules.ts'
import { tellNothing } from '#store/act-log.ts'
import { amendBooking, type BookingRow } from '#store/booking.ts'
import { replaceDrivers } from '#store/booking-driver.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Tx } from '#store/db.ts'
import { scopeFor, scopeWithout } from '#store/plan-scope.ts'
import { giveBackPoints } from '#store/points.ts'
import { atItsBranches, lockStock } from '#store/stock.ts'
import type { Context } from '../../context.ts'
import { absenceOf } from './absence.ts'
import { keepAgreedCharges } from './agreed-charges.ts'
import { requireAgreement } from './agreement.ts'
import { bringsCar, reassignCar } from './assign-car.ts'
import { checkChange, isSame, type Change, type ChangeRefusal } from './change.ts'
import { changedDrivers, sameDrivers } from './change-drivers.ts'
import {
  mainDriver,
  openDrivers,
  refusalOfDrivers,
  sealDrivers,
  type DriversRefusal,
  type NamedDriver,
  type ToldDriver,
} from './drivers.ts'
import { isAtAirport } from './flight.ts'
import type { ActedOn, NoBooking } from './in-booking.ts'
import { rentalOf } from './rental.ts'
import { newOfferLink } from './offer-link.ts'
import { changeLetters, offerLetter } from './tell.ts'
import { termsOf } from './terms.ts'

export interface BookingChange extends ActedOn {
  change: Change & { vehicleId: number }
  /** Additional drivers from now on; if missing, the present ones stay, cut to the new number. */
  drivers?: ToldDriver[] | undefined
  /** Version of the agreement that was shown; staff name that of the whole booking instead. */
  revision?: number
  /** New total that was shown; null for a rehearsal that asks for it. */
  totalMinor: number | null
  /** Whether everything is undone at the end: then it only tells what would happen. */
  rehearsal?: boolean
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
        | 'too_late'
      classId?: number
    }
  | { code: 'driver_not_eligible'; problems: DriverProblem[] }
  | DriversRefusal

export interface Changed {
  booking: BookingRow
  /** Whether it was like this before. */
  already: boolean
}

/** Gives a booking other terms, at the price that was shown. The caller has locked the booking. */
export async function changeTerms(
  ctx: Context,
  tx: Tx,
  booking: BookingRow,
  input: BookingChange,
  catalogue: Catalogue,
): Promise<Outcome<Changed, ChangeBookingRefusal>> {
  const byStaff = isCompany(tx.act.actor)
  const open = changeablePart(booking.status, booking.starts_at, ctx.now(), byStaff) !== null
  const { papers, others: known } = await openDrivers(ctx, tx, booking.id)
  const told = changedDrivers(known, input, booking)
  if (!told.ok) return told
  const drivers = told.value
  const driversStay = sameDrivers(known, drivers)
  if (open && driversStay && isSame(booking, input.change)) {
    tellNothing(tx)
    return { ok: true, value: { booking, already: true } }
  }
  if (input.revision !== undefined && booking.revision !== input.revision) return refuse('booking_changed')
  const vehicle = catalogue.vehicles.find(({ id }) => id === input.change.vehicleId)
  const unchanged = vehicle?.id === booking.vehicle_id
  if (vehicle === undefined || !(vehicle.listed || unchanged)) return refuse('vehicle_unknown')
  if (vehicle.comingSoon) return refuse('coming_soon')
  if (booking.status === 'offered' && booking.overdue) return refuse('not_changeable')
  if (booking.status === 'active' && !(unchanged && driversStay)) return refuse('not_changeable')
  const checked = await checkChange(tx, booking, input.change, catalogue, { now: ctx.now(), byStaff })
  if (!checked.ok) return checked
  const about = { ...input, drivers, licenseNumber: papers.licenseNumber }
  const refusal = refusalOf(booking, about, catalogue.rules, ctx.now())
  if (refusal !== undefined) return { ok: false, refusal }
  const deadlines = deadlinesOf(booking, input.change, ctx.now(), catalogue.rules)
  if (deadlines === null) return refuse('too_late')
  const price = checked.value.price(vehicle)
  if (input.totalMinor !== null && price.totalMinor !== input.totalMinor) return refuse('price_changed')
  // The new version is written when the change stands; a rehearsal leaves the old one as it is.
  if (input.rehearsal !== true) await requireAgreement(tx, booking)
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
    ...deadlines,
    ...(!isAtAirport(pickup, catalogue) && { flight: null }),
  }
  if (!driversStay) await replaceDrivers(tx, booking.id, sealDrivers(ctx, drivers))
  const changed = await amendBooking(tx, booking, set, price)
  if (!(await reassignCar(tx, rentalOf(booking), rentalOf(changed), { missed, wanted }))) return refuse('sold_out')
  await keepAgreedCharges(tx, changed, 'changed')
  // A shorter rental may have room for fewer free days (D28).
  if ((booking.price.points ?? 0) > (price.points ?? 0)) await giveBackPoints(tx, booking.id, price.points ?? 0)
  await ctx.post(tx, ...(await lettersOf(ctx, tx, booking, changed, catalogue)))
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

/** Letters about a change. A changed offer is mailed anew; links to the one before lead to it as well. */
async function lettersOf(ctx: Context, tx: Tx, before: BookingRow, changed: BookingRow, catalogue: Catalogue) {
  if (changed.status !== 'offered') return changeLetters(before, changed, catalogue)
  const token = await newOfferLink(tx, changed, ctx.now())
  return [offerLetter(changed, { token, revised: true }, catalogue)]
}

/**
 * A change gives nobody more time: not us to decide about a request, not the customer to order an offer or to cancel for
 * free (D25, D26, D31). @returns null if no time is left to decide or to order
 */
function deadlinesOf(booking: BookingRow, { period }: Change, now: Date, rules: BusinessRules) {
  const freeUntil = freeUntilOf(booking, rules)
  const { expires_at: expiresAt } = booking
  const offered = booking.status === 'offered'
  const latest = offered ? latestOfferEnd(period.start, rules) : toInstant(period.start)
  if (isUnordered(booking.status) && latest <= now) return null
  return {
    expires_at: expiresAt !== null && latest < expiresAt ? latest : expiresAt,
    ...(!isUnordered(booking.status) &&
      now > freeUntil && {
        free_cancel_until: freeUntil,
        cancel_fee_floor_minor: previewCancellation(booking, now, rules)?.feeMinor ?? null,
      }),
  }
}
