import { shareOf } from './money.ts'
import type { Minor } from './money.ts'
import { addDays } from './period.ts'
import type { LocalDate } from './period.ts'

/** Discount on the vehicle from `minDays` rental days on; `discountBp` is from 0 to 10000. */
export interface LengthTier {
  minDays: number
  discountBp: number
}

/** Season in which the daily rate is multiplied by `percentBp` (11000 = +10 %), from its first to its last day. */
export interface SeasonRule {
  from: LocalDate
  to: LocalDate
  percentBp: number
  /** Class to which the season applies; null for every class. */
  classCode: string | null
}

export interface VehicleRequest {
  startDate: LocalDate
  days: number
  dailyRateMinor: Minor
  classCode: string
}

/** Whether `a` beats `b` on a day that both cover: first by naming a class, then by a later start, an earlier end. */
function winsOver(a: SeasonRule, b: SeasonRule): boolean {
  if ((a.classCode === null) !== (b.classCode === null)) return a.classCode !== null
  return a.from === b.from ? a.to < b.to : a.from > b.from
}

/** The season that applies to a class on a day, or null if there is none (D24). */
export function seasonOn(date: LocalDate, classCode: string, seasons: readonly SeasonRule[]): SeasonRule | null {
  let best: SeasonRule | null = null
  for (const season of seasons) {
    const applies = season.classCode === null || season.classCode === classCode
    if (!applies || date < season.from || date > season.to) continue
    if (!best || winsOver(season, best)) best = season
  }
  return best
}

/** Discount at this length in basis points: that of the longest tier reached, and the better of two equally long. */
function discountAt(days: number, tiers: readonly LengthTier[]): number {
  let best: LengthTier = { minDays: 0, discountBp: 0 }
  for (const tier of tiers) {
    if (tier.minDays > days) continue
    const better = tier.minDays === best.minDays && tier.discountBp > best.discountBp
    if (tier.minDays > best.minDays || better) best = tier
  }
  return best.discountBp
}

/** Undiscounted prices of the first n days, for n from 0 to `days`, each day at its season's rate. */
function runningSums(request: VehicleRequest, days: number, seasons: readonly SeasonRule[]): Minor[] {
  const last = addDays(request.startDate, days - 1)
  const near = seasons.filter((s) => s.from <= last && s.to >= request.startDate)
  const sums = [0]
  let sum = 0
  for (let day = 0; day < days; day += 1) {
    const season = near.length === 0 ? null : seasonOn(addDays(request.startDate, day), request.classCode, near)
    sum += season ? shareOf(request.dailyRateMinor, season.percentBp) : request.dailyRateMinor
    sums.push(sum)
  }
  return sums
}

/** The three parts that add up to the price of the vehicle alone. */
export interface VehicleParts {
  /** The daily rate times the days. */
  rateMinor: Minor
  /** Amount that seasons add; negative if they lower the price. */
  seasonMinor: Minor
  /** Discount for the length of the rental: 0 or negative. */
  lengthMinor: Minor
}

/**
 * Price of the vehicle alone in minor units: the days' seasonal rates less the length discount. It
 * never exceeds the price of a longer tier at that tier's own length from the same start (D24), so
 * that a further day never makes a rental cheaper.
 */
export function vehicleParts(
  request: VehicleRequest,
  tiers: readonly LengthTier[],
  seasons: readonly SeasonRule[],
): VehicleParts {
  const longer = tiers.map((tier) => tier.minDays).filter((days) => days > request.days)
  const lengths = [request.days, ...longer]
  const sums = runningSums(request, Math.max(...lengths), seasons)
  const prices = lengths.map((days) => {
    const full = sums[days] ?? 0
    return full - shareOf(full, discountAt(days, tiers))
  })
  const rateMinor = request.dailyRateMinor * request.days
  const full = sums[request.days] ?? 0
  return { rateMinor, seasonMinor: full - rateMinor, lengthMinor: Math.min(...prices) - full }
}
