import { toInstant } from '#domain/period.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { Absence } from '#store/stock.ts'
import type { Wish } from './price.ts'

/** Time for which a wish takes a car from its branch: until it is back and ready again, or for good if one-way (D22). */
export function absenceOf(
  { pickup, dropoff, period }: Pick<Wish, 'pickup' | 'dropoff' | 'period'>,
  rules: BusinessRules,
): Absence {
  const back = new Date(toInstant(period.end).getTime() + rules.turnaroundMinutes * 60_000)
  return { branch: pickup, from: toInstant(period.start), until: pickup === dropoff ? back : null }
}
