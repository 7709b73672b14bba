import type { BookingStatus } from './booking-status.ts'
import { proportion } from './money.ts'
import type { Minor } from './money.ts'
import { rentalDays } from './period.ts'
import type { LocalDateTime, Period } from './period.ts'
import { vehicleAmount, type Price } from './price.ts'
import { wallMinutes } from './local-time.ts'

/** Charges that staff make, from what they find or are sent; all others follow by rule. */
export const deskChargeKinds = ['fuel', 'cleaning', 'damage', 'fine'] as const
export type DeskChargeKind = (typeof deskChargeKinds)[number]

/** Charges that staff may make by the state of a rental: while it lasts, all but what only the return can show (D42). */
export function deskChargesIn(status: BookingStatus): readonly DeskChargeKind[] {
  if (status === 'returned') return deskChargeKinds
  return status === 'active' ? deskChargeKinds.filter((kind) => kind !== 'fuel') : []
}

export const chargeKinds = ['kilometres', 'late_return', 'no_show', ...deskChargeKinds] as const
export type ChargeKind = (typeof chargeKinds)[number]

/** An amount that a customer owes beyond the agreed price; it is quantity × unit (D42). */
export interface Charge {
  kind: ChargeKind
  quantity: number
  unitMinor: Minor
  amountMinor: Minor
}

/** A charge as a reader sees it. `waived` says whether it was taken back, and `reason` is the staff's note on that. */
export interface ChargeLine extends Charge {
  waived: boolean
  reason: string | null
}

/** A charge as it is kept. */
interface KeptCharge {
  readonly kind: ChargeKind
  /** The charge that it takes back, by its number; null if it takes none back. */
  readonly corrects: number | null
  readonly quantity: number
  readonly unit_minor: Minor
  readonly amount_minor: Minor
  readonly reason: string | null
}

export const chargeLine = (kept: KeptCharge): ChargeLine => ({
  kind: kept.kind,
  waived: kept.corrects !== null,
  quantity: kept.quantity,
  unitMinor: kept.unit_minor,
  amountMinor: kept.amount_minor,
  reason: kept.reason,
})

/** The sum of charges, with what was taken back. */
export const totalOf = (charges: readonly Pick<KeptCharge, 'amount_minor'>[]): Minor =>
  charges.reduce((sum, { amount_minor: amount }) => sum + amount, 0)

/** A rental whose car is back. */
export interface ReturnedRental {
  /** The agreed period. */
  period: Period
  price: Pick<Price, 'items' | 'days' | 'includedKm' | 'extraKmMinor'>
  /** Moment of the return, in Berlin's wall-clock time. */
  returned: LocalDateTime
  /** Kilometres with cars that were exchanged; the readings are those of the last car. */
  kmEarlier: number
  /** Odometer readings at handover and return in km. */
  kmOut: number
  kmIn: number
}

/**
 * Number of further rental days that a late return has begun (terms, section 4): none up to `graceMinutes` after the
 * agreed end, and none while the paid days last.
 */
export function lateDays({ period, price, returned }: ReturnedRental, graceMinutes: number): number {
  if (wallMinutes(period.end, returned) <= graceMinutes) return 0
  return Math.max(0, rentalDays({ start: period.start, end: returned }, graceMinutes) - price.days)
}

/** Kilometres of a whole rental, with all its cars. */
export const drivenKm = ({ kmEarlier, kmOut, kmIn }: Pick<ReturnedRental, 'kmEarlier' | 'kmOut' | 'kmIn'>) =>
  kmEarlier + kmIn - kmOut

/** Kilometres that the price includes, also for the days of a late return. */
export function includedKm(rental: ReturnedRental, graceMinutes: number): number {
  const { days, includedKm: agreed } = rental.price
  return agreed + proportion(agreed, lateDays(rental, graceMinutes), days)
}

/**
 * The charges that follow from a return by rule: further days at the agreed vehicle price divided by the rental days,
 * and kilometres beyond the included ones at the agreed rate (D28). An early return lowers nothing.
 */
export function returnCharges(rental: ReturnedRental, graceMinutes: number): Charge[] {
  const { price } = rental
  const driven = drivenKm(rental)
  return [
    charge('late_return', lateDays(rental, graceMinutes), proportion(vehicleAmount(price), 1, price.days)),
    charge('kilometres', Math.max(0, driven - includedKm(rental, graceMinutes)), price.extraKmMinor),
  ].filter(({ amountMinor }) => amountMinor > 0)
}

/** @param feeMinor fee for not collecting the car */
export const noShowCharge = (feeMinor: Minor): Charge => charge('no_show', 1, feeMinor)

/** @param amountMinor for fuel or electricity, what we paid for it (terms, section 4) */
export const deskCharge = (kind: DeskChargeKind, amountMinor: Minor): Charge => charge(kind, 1, amountMinor)

function charge(kind: ChargeKind, quantity: number, unitMinor: Minor): Charge {
  return { kind, quantity, unitMinor, amountMinor: quantity * unitMinor }
}
