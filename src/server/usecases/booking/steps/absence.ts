import { toInstant } from '#domain/period.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { Absence } from '#store/stock.ts'
import type { Wish } from './price.ts'

/** For how long a wish takes a car from its branch: until it is back and made ready, or for good if one-way (D22). */
export function absenceOf(
  { pickup, dropoff, period }: Pick<Wish, 'pickup' | 'dropoff' | 'period'>,
  rules: BusinessRules,
): Absence {
  const back = new Date(toInstant(period.end).getTime() + rules.turnaroundMinutes * 60_000)
  return { branch: pickup, from: toInstant(period.start), until: pickup === dropoff ? back : null }
}
