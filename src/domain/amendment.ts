import { isFee, type FeeKind } from './fee.ts'
import type { BookingStatus } from './booking-status.ts'
import { periodProblems, type LocalDateTime, type Period, type PeriodLimits, type PeriodProblem } from './period.ts'
import type { Minor } from './money.ts'
import { hasFirstRentalDiscount } from './first-rental.ts'
import type { Price, VehicleParts } from './price.ts'

/**
 * The part of a rental that can still be changed: everything until its pick-up, then only its return (D25). Staff may
 * also change a booking whose customer is late, and an open offer, which then is another one.
 */
export type ChangeablePart = 'all' | 'return'

/** @param startsAt moment of pick-up. @returns null if nothing can be changed */
export function changeablePart(
  status: BookingStatus,
  startsAt: Date,
  now: Date,
  byStaff = false,
): ChangeablePart | null {
  if (status === 'active') return 'return'
  if (byStaff && status === 'confirmed') return 'all'
  const open = status === 'requested' || status === 'confirmed' || (byStaff && status === 'offered')
  return open && now < startsAt ? 'all' : null
}

/** Branch and time at which a rental begins. */
export interface Pickup {
  pickup: number
  start: LocalDateTime
}

export const samePickup = (one: Pickup, other: Pickup): boolean =>
  one.pickup === other.pickup && one.start === other.start

const OF_START: ReadonlySet<PeriodProblem> = new Set([
  'invalid_start',
  'not_offered_start',
  'in_past',
  'too_soon',
  'beyond_horizon',
])

/** Like `periodProblems`, except that a pick-up which was agreed stays possible, however near it is. */
export function changedPeriodProblems(
  period: Period,
  now: Date,
  limits: PeriodLimits,
  pickupAgreed: boolean,
): PeriodProblem[] {
  const problems = periodProblems(period, now, limits)
  return pickupAgreed ? problems.filter((problem) => !OF_START.has(problem)) : problems
}

/** The parts of an agreed price that a change does not touch (D25). */
export interface AgreedPrice {
  vehicle: VehicleParts
  /** Fee for a pick-up outside opening hours, which stays with that pick-up alone. */
  afterHoursFeeMinor: Minor
  /** All other fees, by kind. */
  fees: ReadonlyMap<FeeKind, Minor>
  /** Daily price of one piece of an extra, by the extra's code. */
  extrasPerDayMinor: ReadonlyMap<string, Minor>
  /** Whether the price includes the discount on the first rental, which is given once and stays with its rental. */
  firstRental: boolean
  freeDays: number
  /** Cost of one free day in points. */
  freeDayPoints: number
}

/** Extracts the agreed parts of a price, which a change keeps wherever it can. */
export function agreedWith({ items, points = 0 }: Price): AgreedPrice {
  const amount = (kind: Price['items'][number]['kind']) => items.find((item) => item.kind === kind)?.amountMinor ?? 0
  const freeDays = items.find(({ kind }) => kind === 'free_days')?.quantity ?? 0
  const extras = items.flatMap(({ kind, code, unitMinor }) =>
    kind === 'extra' && code !== undefined && unitMinor !== null ? [[code, unitMinor] as const] : [],
  )
  const fees = items.flatMap(({ kind, amountMinor }) =>
    isFee(kind) && kind !== 'after_hours' ? [[kind, amountMinor] as const] : [],
  )
  return {
    vehicle: {
      rateMinor: amount('vehicle'),
      seasonMinor: amount('season'),
      lengthMinor: amount('length_discount'),
    },
    afterHoursFeeMinor: amount('after_hours'),
    fees: new Map(fees),
    extrasPerDayMinor: new Map(extras),
    firstRental: hasFirstRentalDiscount({ items }),
    freeDays,
    freeDayPoints: freeDays === 0 ? 0 : points / freeDays,
  }
}
