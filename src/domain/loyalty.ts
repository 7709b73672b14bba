import type { LocalDate } from './local-time.ts'
import { digitsOf, type Minor } from './money.ts'
import { isOfVehicle, type PriceItem } from './price.ts'

export type Tier = 'prime' | 'elite'

/** The stored settings of the loyalty programme (D28, D30), one field for each. */
export interface LoyaltyRules {
  pointsPerUnit: number
  firstRentalPoints: number
  primeFreeDayPoints: number
  eliteFreeDayPoints: number
  /** Closed rentals that make a member Elite. */
  eliteRentals: number
  /** Points earned within `eliteWindowMonths` that make a member Elite. */
  elitePoints: number
  eliteWindowMonths: number
  /** Free kilometres a day without membership. */
  includedKmPerDay: number
  primeKmPerDay: number
  eliteKmPerDay: number
  eliteDriversFree: number
  eliteCrossBorderFree: boolean
}

/**
 * Points for a payment for rental and extras, rounded down to whole points; none for a refund. They
 * do not include the points for the first rental, `rules.firstRentalPoints`, which are an entry of
 * their own in the ledger (D28).
 * @param currencyDigits digits of the currency's minor unit
 */
export function pointsFor(
  paidMinor: Minor,
  currencyDigits: number,
  rules: Pick<LoyaltyRules, 'pointsPerUnit'>,
): number {
  return Math.max(0, Math.floor((paidMinor * rules.pointsPerUnit) / 10 ** currencyDigits))
}

const earns = (item: Pick<PriceItem, 'kind'>): boolean =>
  isOfVehicle(item) || item.kind === 'extra' || item.kind === 'first_rental_discount' || item.kind === 'free_days'

/** Points for a rental at this price: for vehicle and extras less their discounts. Fees earn none (D28). */
export function rentalPoints(
  {
    currency,
    items,
  }: { readonly currency: string; readonly items: readonly Pick<PriceItem, 'kind' | 'amountMinor'>[] },
  rules: Pick<LoyaltyRules, 'pointsPerUnit'>,
): number {
  const paid = items.filter(earns).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return pointsFor(paid, digitsOf(currency), rules)
}

/** Points that one free rental day costs a member of this tier. */
export function freeDayCost(tier: Tier, rules: LoyaltyRules): number {
  return tier === 'elite' ? rules.eliteFreeDayPoints : rules.primeFreeDayPoints
}

/** The facts that decide a member's tier. `pointsInYear` are those earned in the last `eliteWindowMonths`. */
export interface Membership {
  closedRentals: number
  pointsInYear: number
  /** Whether staff made the member Elite. */
  granted: boolean
}

/** The tier of a member: Prime from the start; Elite by rentals, by points or by staff (D28). */
export function tierOf(member: Membership, rules: LoyaltyRules): Tier {
  const elite = member.granted || member.closedRentals >= rules.eliteRentals || member.pointsInYear >= rules.elitePoints
  return elite ? 'elite' : 'prime'
}

/** Whether an account opened on this day gets the welcome offer; `welcomeUntil` is the last such day. */
export const isWelcomed = (today: LocalDate, { welcomeUntil }: { welcomeUntil: LocalDate }): boolean =>
  today <= welcomeUntil

/** The facts about a member that prices depend on. */
export interface Member {
  tier: Tier
  /** Whether the member has not rented yet, and the sign-up offer is still to come (D24). */
  firstRental: boolean
  /** The balance of the member's points. */
  points: number
}

/** Number of the wanted free days that the member's points cover; a visitor has no points (D28). */
export function affordableFreeDays(member: Member | null, wanted: number, rules: LoyaltyRules): number {
  if (member === null || wanted === 0) return 0
  return Math.min(wanted, Math.floor(Math.max(0, member.points) / freeDayCost(member.tier, rules)))
}

/** The terms of a price that depend on the member; `null` is a visitor without an account (D24, D28). */
export function memberTerms(member: Member | null, rules: LoyaltyRules & { firstRentalDiscountBp: number }) {
  const elite = member?.tier === 'elite'
  return {
    firstRentalDiscountBp: member?.firstRental === true ? rules.firstRentalDiscountBp : 0,
    memberKmPerDay: freeKmPerDay(member?.tier ?? null, rules),
    crossBorderFree: elite && rules.eliteCrossBorderFree,
    driversFree: elite ? rules.eliteDriversFree : 0,
  }
}

/** Free kilometres per rental day. A null tier is a customer without membership. */
export function freeKmPerDay(tier: Tier | null, rules: LoyaltyRules): number {
  if (tier === null) return rules.includedKmPerDay
  return tier === 'elite' ? rules.eliteKmPerDay : rules.primeKmPerDay
}
