import { addDays, DEFAULT_TIME, TIME_OPTIONS } from '#domain/period.ts'
import type { LocalDate, LocalDateTime } from '#domain/period.ts'

/**
 * The time that a form proposes for a day: the default or, if that is not possible, the first possible one. If there is
 * none, the default stays and its problem is shown.
 */
export function startingTime(date: LocalDate, possible: (local: LocalDateTime) => boolean): LocalDateTime {
  const wanted = `${date}T${DEFAULT_TIME}`
  if (possible(wanted)) return wanted
  return TIME_OPTIONS.map((time) => `${date}T${time}`).find(possible) ?? wanted
}

/** Proposed time of drop-off: the default, or on the day of pick-up the first half hour after it. */
export function endingTime(date: LocalDate, start: LocalDateTime): LocalDateTime {
  return startingTime(date, (local) => local > start)
}

/** The last day on which a rental from this day on may end. */
export const lastDropoff = (start: LocalDate, maxDays: number): LocalDate => addDays(start, maxDays)
