import { dropoffSlot, pickupSlot } from '#domain/opening-hours.ts'
import { changedPeriodProblems, type AgreedPrice } from '#domain/amendment.ts'
import type { Period, PeriodProblem } from '#domain/period.ts'
import { affordableFreeDays, freeDayCost, memberTerms, type Member } from '#domain/loyalty.ts'
import { priceRental, type ChosenExtra, type Price } from '#domain/price.ts'
import type { Catalogue, CatalogueVehicle } from '#store/catalogue.ts'
import { branchOf } from '#domain/catalogue.ts'

export interface Wish {
  pickup: number
  dropoff: number
  period: Period
  extras: readonly { code: string; quantity: number }[]
  crossBorder: boolean
  /** Days that a member wants to pay with points. A price includes as many as their points pay for. */
  freeDays: number
}

export type WishRefusal =
  | { code: 'invalid_period'; problems: PeriodProblem[] }
  | { code: 'branch_closed' }
  | { code: 'invalid_input'; fields: Record<string, string> }

/** A wish that can be priced: everything about it exists and is allowed. */
export interface CheckedWish extends Wish {
  afterHoursFeeMinor: number
  priced: ChosenExtra[]
}

/** Parts of an agreed rental that a change leaves alone. */
export interface Agreed extends AgreedPrice {
  /** Whether vehicle and trip stay the same, so that the vehicle's price stays too. */
  rental: boolean
  pickup: boolean
  dropoff: boolean
}

/**
 * Checks period, opening hours and extras against the rules in force (D21, D23).
 * @param agreed given for a change: agreed parts stay possible and keep their price
 */
export function checkWish(
  wish: Wish,
  catalogue: Catalogue,
  now: Date,
  agreed?: Agreed,
): { ok: true; value: CheckedWish } | { ok: false; refusal: WishRefusal } {
  for (const end of ['pickup', 'dropoff'] as const)
    if (!catalogue.branches.some(({ id }) => id === wish[end]))
      return { ok: false, refusal: { code: 'invalid_input', fields: { [end]: 'not_a_choice' } } }
  const problems = changedPeriodProblems(wish.period, now, catalogue.rules, agreed?.pickup ?? false)
  if (problems.length > 0) return { ok: false, refusal: { code: 'invalid_period', problems } }
  const slot = pickupSlot(branchOf(catalogue, wish.pickup).calendar, wish.period.start)
  if (slot.status === 'closed' && agreed?.pickup !== true) return { ok: false, refusal: { code: 'branch_closed' } }
  const last = dropoffSlot(branchOf(catalogue, wish.dropoff).calendar, wish.period.end)
  if (last.status === 'closed' && agreed?.dropoff !== true) return { ok: false, refusal: { code: 'branch_closed' } }
  const priced: ChosenExtra[] = []
  for (const { code, quantity } of wish.extras) {
    const service = catalogue.services.find((entry) => entry.code === code)
    const twice = priced.some((entry) => entry.code === code)
    if (service === undefined || twice || quantity > service.maxQuantity) {
      return { ok: false, refusal: { code: 'invalid_input', fields: { extras: 'not_offered' } } }
    }
    priced.push({ code, quantity, perDayMinor: agreed?.extrasPerDayMinor.get(code) ?? service.perDayMinor })
  }
  const afterHoursFeeMinor = agreed?.pickup === true ? agreed.afterHoursFeeMinor : slot.feeMinor
  return { ok: true, value: { ...wish, afterHoursFeeMinor, priced } }
}

/** Prices a rental; the only place that does (D24). @param agreed given for a change: parts that keep their price */
export function priceWish(
  wish: CheckedWish,
  vehicle: CatalogueVehicle,
  catalogue: Catalogue,
  member: Member | null,
  agreed?: Agreed,
): Price {
  const { rules, tiers, seasons } = catalogue
  const request = {
    period: wish.period,
    dailyRateMinor: vehicle.dailyRateMinor,
    agreedVehicle: agreed?.rental === true ? agreed.vehicle : undefined,
    agreedFees: agreed?.fees,
    classCode: vehicle.classCode,
    oneWay: wish.pickup !== wish.dropoff,
    afterHoursFeeMinor: wish.afterHoursFeeMinor,
    crossBorder: wish.crossBorder,
    extras: wish.priced,
  }
  const freeDays = agreed ?? {
    freeDays: affordableFreeDays(member, wish.freeDays, rules),
    freeDayPoints: member === null ? 0 : freeDayCost(member.tier, rules),
  }
  return priceRental(
    {
      ...request,
      freeDays: freeDays.freeDays,
      freeDayPoints: freeDays.freeDayPoints,
      ...memberTerms(member, rules),
      ...(agreed && { firstRentalDiscountBp: agreed.firstRental ? rules.firstRentalDiscountBp : 0 }),
    },
    { ...rules, tiers, seasons, depositMinor: vehicle.depositMinor },
  )
}
