import type { LocalDate } from './local-time.ts'
import type { LengthTier } from './vehicle-price.ts'

/** A season as staff write it down. */
export interface SeasonInput {
  name: string
  firstDay: LocalDate
  lastDay: LocalDate
  /** Factor of the daily rate, in hundredths of a per cent: 11500 is 15 % more. */
  percentBp: number
}

/** The problem with a season, in words for an operator; undefined if there is none. The database asks for the same. */
export function seasonProblem({ name, firstDay, lastDay, percentBp }: SeasonInput): string | undefined {
  if (!/\S/.test(name)) return 'a season has a name'
  if (lastDay < firstDay) return 'a season ends after it begins'
  return percentBp >= 1_000 && percentBp <= 50_000 ? undefined : 'a season changes prices by -90 % to +400 %'
}

/** The problem with discounts by length that are to hold together; undefined if there is none. */
export function tiersProblem(tiers: readonly LengthTier[]): string | undefined {
  const ordered = tiers.toSorted((a, b) => a.minDays - b.minDays)
  if (new Set(tiers.map(({ minDays }) => minDays)).size < tiers.length) return 'each number of days has one discount'
  if (tiers.some(({ minDays }) => minDays < 1 || minDays > 365)) return 'a rental has from 1 to 365 days'
  if (tiers.some(({ discountBp }) => discountBp < 0 || discountBp > 9_999)) return 'a discount is less than 100 %'
  return ordered.some(({ discountBp }, index) => discountBp < (ordered[index - 1]?.discountBp ?? 0))
    ? 'a longer rental has at least the discount of a shorter one'
    : undefined
}
