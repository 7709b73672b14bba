import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { isUnplaced } from './layout.ts'
import { movesOf } from './lift.ts'

/** Change of an entry for which there are keys. */
export type Wish = 'car' | 'time' | 'swap'

/** Reason for which an entry does not change in some way, by its words among `why`; null where it does. */
export function inVain(bar: PlanBar, wish: Wish, now: LocalDateTime) {
  if (wish === 'swap' && bar.kind !== 'rental') return 'onlyRentals'
  if (wish !== 'car' && isUnplaced(bar)) return 'carFirst'
  const can = movesOf(bar, now)
  if (wish === 'time' && bar.kind === 'rental' && bar.reference === '') return 'holdStays'
  return can.move || (wish === 'time' && can.end) ? null : reasonOf(bar, now)
}

function reasonOf(bar: PlanBar, now: LocalDateTime) {
  if (bar.kind === 'transfer') return 'driveStays'
  if (bar.kind === 'maintenance') return bar.until !== null && bar.until <= now ? 'in_the_past' : 'shopStays'
  if (bar.reference === null) return 'foreign'
  if (bar.goesOn) return 'goesOn'
  return bar.state === 'out' ? 'under_way' : 'in_the_past'
}
