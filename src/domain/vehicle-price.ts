import { shareOf } from './money.ts'
import type { Minor } from './money.ts'
import { addDays } from './period.ts'
import type { LocalDate } from './period.ts'

/** From `minDays` rental days on, the vehicle costs `discountBp` less (0 to 10000). */
export interface LengthTier {
  minDays: number
  discountBp: number
}

/** From the first to the last day named, the daily rate times `percentBp` (11000 = +10 %). */
export interface SeasonRule {
  from: LocalDate
  to: LocalDate
  percentBp: number
  /** null: for every class. */
  classCode: string | null
}

export interface VehicleRequest {
  startDate: LocalDate
  days: number
  dailyRateMinor: Minor
  classCode: string
}

/** True if `a` wins over `b` where both cover a day: own class, later start, earlier end. */
function winsOver(a: SeasonRule, b: SeasonRule): boolean {
  if ((a.classCode === null) !== (b.classCode === null)) return a.classCode !== null
  return a.from === b.from ? a.to < b.to : a.from > b.from
}

/** The season that rules a class on a day, or null outside of every season (D24). */
export function seasonOn(date: LocalDate, classCode: string, seasons: readonly SeasonRule[]): SeasonRule | null {
  let best: SeasonRule | null = null
  for (const season of seasons) {
    const applies = season.classCode === null || season.classCode === classCode
    if (!applies || date < season.from || date > season.to) continue
    if (!best || winsOver(season, best)) best = season
  }
  return best
}

/** Discount in basis points at this length: of the longest tier reached, the better of two equal. */
function discountAt(days: number, tiers: readonly LengthTier[]): number {
  let best: LengthTier = { minDays: 0, discountBp: 0 }
  for (const tier of tiers) {
    if (tier.minDays > days) continue
    const better = tier.minDays === best.minDays && tier.discountBp > best.discountBp
    if (tier.minDays > best.minDays || better) best = tier
  }
  return best.discountBp
}

/** Undiscounted price of the first n days, n from 0 to `days`, each day at its season's rate. */
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

/** What the price of the vehicle alone is made of; the three add up to it. */
export interface VehicleParts {
  /** The daily rate times the days. */
  rateMinor: Minor
  /** What seasons add, or take off where it is negative. */
  seasonMinor: Minor
  /** What the length of the rental takes off: 0 or negative. */
  lengthMinor: Minor
}

/**
 * Price of the vehicle alone in minor units: the days' seasonal rates less the length discount,
 * and never more than any longer tier costs at its own length from the same start (D24). With the
 * same start, a further day therefore never makes it cheaper.
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
