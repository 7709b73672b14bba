import { feeKinds, feesOf, type FeeAmounts, type FeeFacts, type FeeKind } from './fee.ts'
import { proportion, shareOf, vatIncluded } from './money.ts'
import type { Minor } from './money.ts'
import { dateOf, rentalDays } from './period.ts'
import type { Period } from './period.ts'
import { vehicleParts } from './vehicle-price.ts'
import type { LengthTier, SeasonRule, VehicleParts } from './vehicle-price.ts'

export type { LengthTier, SeasonRule, VehicleParts } from './vehicle-price.ts'

/** Code of the extra to which `driversFree` applies: the second driver is free for Elite members (D28). */
export const ADDITIONAL_DRIVER = 'additional_driver'

export interface ChosenExtra {
  code: string
  quantity: number
  perDayMinor: Minor
}

/** The stored settings that a price is computed from (D24, D30). */
export interface PriceRules extends FeeAmounts {
  currency: string
  vatBp: number
  graceMinutes: number
  depositMinor: Minor
  tiers: readonly LengthTier[]
  seasons: readonly SeasonRule[]
  includedKmPerDay: number
  extraKmMinor: Minor
}

export interface PriceRequest extends FeeFacts {
  period: Period
  dailyRateMinor: Minor
  /** Price of the vehicle for the period, if it was agreed earlier; it then replaces the rates. */
  agreedVehicle?: VehicleParts | undefined
  /** Fees that were agreed earlier; each replaces the present one where it is charged. */
  agreedFees?: ReadonlyMap<FeeKind, Minor> | undefined
  classCode: string
  extras: readonly ChosenExtra[]
  /** 0 if this is not a member's first rental. */
  firstRentalDiscountBp: number
  /** Free days that the member wants; the price's item says how many were used. */
  freeDays: number
  /** Cost of one free day in points (D28). */
  freeDayPoints?: number
  memberKmPerDay?: number
  driversFree?: number
}

/** Every kind of line that a price may have. A new kind that is a fee is a line in fee.ts. */
export const priceItemKinds = [
  'vehicle',
  'season',
  'length_discount',
  'extra',
  ...feeKinds,
  'first_rental_discount',
  'free_days',
] as const
export type PriceItemKind = (typeof priceItemKinds)[number]

/**
 * One line of a price. The amount is quantity × (days or 1) × `unitMinor`, which is null if no
 * whole unit price leads to the amount. Discounts are negative.
 */
export interface PriceItem {
  kind: PriceItemKind
  code?: string
  quantity: number
  days: number | null
  unitMinor: Minor | null
  amountMinor: Minor
}

export interface Price {
  currency: string
  days: number
  items: PriceItem[]
  totalMinor: Minor
  perDayMinor: Minor
  vatBp: number
  vatMinor: Minor
  depositMinor: Minor
  includedKm: number
  extraKmMinor: Minor
  /** Cost of the free days in points; missing if there are none. */
  points?: number
}

/** The unit price in whole minor units that makes up the amount, or null if there is none. */
function unitOf(amount: Minor, count: number): Minor | null {
  return amount % count === 0 ? amount / count : null
}

function extraItems(request: PriceRequest, days: number): PriceItem[] {
  let driversFree = request.driversFree ?? 0
  return request.extras.map(({ code, quantity, perDayMinor }) => {
    const free = code === ADDITIONAL_DRIVER ? Math.min(driversFree, quantity) : 0
    driversFree -= free
    const charged = quantity - free
    const amountMinor = charged * days * perDayMinor
    return { kind: 'extra', code, quantity: charged, days, unitMinor: perDayMinor, amountMinor }
  })
}

/** A line that is charged or given once. */
function once(kind: PriceItemKind, amountMinor: Minor): PriceItem {
  return { kind, quantity: 1, days: null, unitMinor: amountMinor, amountMinor }
}

/** Lines for the vehicle at its rate, for the season and for the length of the rental. */
function vehicleItems({ rateMinor, seasonMinor, lengthMinor }: VehicleParts, days: number): PriceItem[] {
  return [
    { kind: 'vehicle', quantity: 1, days, unitMinor: unitOf(rateMinor, days), amountMinor: rateMinor },
    once('season', seasonMinor),
    once('length_discount', lengthMinor),
  ]
}

/** Whether a price has a line of a kind. */
export const hasItem = (
  { items }: { readonly items: readonly { readonly kind: PriceItemKind }[] },
  kind: PriceItemKind,
): boolean => items.some((item) => item.kind === kind)

const VEHICLE: ReadonlySet<PriceItemKind> = new Set(['vehicle', 'season', 'length_discount'])

/** Whether a line is part of the price of the vehicle alone. */
export const isOfVehicle = ({ kind }: { readonly kind: PriceItemKind }): boolean => VEHICLE.has(kind)

/** Price of the vehicle alone: its rate with season and length. */
export const vehicleAmount = ({
  items,
}: {
  readonly items: readonly Pick<PriceItem, 'kind' | 'amountMinor'>[]
}): Minor => total(items.filter(isOfVehicle))

/** Lines for the discounts: the first-rental discount on vehicle and extras, then redeemed days (D24, D28). */
function discounts(request: PriceRequest, days: number, vehicle: Minor, extras: Minor): PriceItem[] {
  const bp = request.firstRentalDiscountBp
  const free = Math.min(request.freeDays, days)
  // A free day is worth what the day costs after the discount, so both together never go below 0.
  const freeAmount = proportion(vehicle - shareOf(vehicle, bp), free, days)
  return [
    once('first_rental_discount', 0 - shareOf(vehicle + extras, bp)),
    {
      kind: 'free_days',
      quantity: free,
      days: null,
      amountMinor: 0 - freeAmount,
      unitMinor: free === 0 ? 0 : unitOf(0 - freeAmount, free),
    },
  ]
}

function checkRequest(request: PriceRequest): void {
  const counts = [
    request.dailyRateMinor,
    request.agreedVehicle?.rateMinor ?? 0,
    request.afterHoursFeeMinor,
    request.freeDays,
    request.firstRentalDiscountBp,
    request.driversFree ?? 0,
    request.freeDayPoints ?? 0,
    ...request.extras.flatMap((extra) => [extra.quantity, extra.perDayMinor]),
  ]
  const fine = counts.every((count) => Number.isSafeInteger(count) && count >= 0)
  if (!fine || request.firstRentalDiscountBp > 10_000) {
    throw new RangeError('rates, fees, quantities and days are whole numbers from 0 on')
  }
}

const total = (items: readonly Pick<PriceItem, 'amountMinor'>[]): Minor =>
  items.reduce((sum, item) => sum + item.amountMinor, 0)

/**
 * The itemised price of a rental in minor units; its items add up to the total, which the customer
 * pays (D24). Items of zero are omitted, except for the vehicle. All else being equal, a later
 * drop-off never lowers the total, except by one minor unit if a first-rental discount and free days
 * come together. Throws RangeError for invalid periods, rates or quantities: the caller checks the
 * period with `periodProblems` first.
 */
export function priceRental(request: PriceRequest, rules: PriceRules): Price {
  checkRequest(request)
  const days = rentalDays(request.period, rules.graceMinutes)
  const { dailyRateMinor, classCode } = request
  const startDate = dateOf(request.period.start)
  const parts =
    request.agreedVehicle ?? vehicleParts({ startDate, days, dailyRateMinor, classCode }, rules.tiers, rules.seasons)
  const vehicle = vehicleItems(parts, days)
  const extras = extraItems(request, days)
  const items: PriceItem[] = [
    ...vehicle,
    ...extras,
    ...feesOf(request, rules, request.agreedFees).map(({ kind, amountMinor }) => once(kind, amountMinor)),
    ...discounts(request, days, total(vehicle), total(extras)),
  ]
  const totalMinor = total(items)
  const points = Math.min(request.freeDays, days) * (request.freeDayPoints ?? 0)
  return {
    currency: rules.currency,
    days,
    items: items.filter((item) => item.kind === 'vehicle' || item.amountMinor !== 0),
    totalMinor,
    perDayMinor: proportion(totalMinor, 1, days),
    vatBp: rules.vatBp,
    vatMinor: vatIncluded(totalMinor, rules.vatBp),
    depositMinor: rules.depositMinor,
    includedKm: (request.memberKmPerDay ?? rules.includedKmPerDay) * days,
    extraKmMinor: rules.extraKmMinor,
    ...(points > 0 && { points }),
  }
}
