import { addDays, dateOf, type LocalDate, type LocalDateTime } from '#domain/period.ts'

/** Number of free cars of a class from a moment on. */
export interface FreeStep {
  readonly at: LocalDateTime
  readonly free: number
}

/**
 * Fewest free cars of each day.
 * @param steps in the order of time, the first of which is in force at the beginning
 * @param to first moment after the last day
 */
export function fewestByDay(steps: readonly FreeStep[], to: LocalDateTime): { day: LocalDate; free: number }[] {
  const days: { day: LocalDate; free: number }[] = []
  if (steps[0] === undefined) return days
  let [free, next] = [steps[0].free, 0]
  for (let day = dateOf(steps[0].at); `${day}T00:00` < to; day = addDays(day, 1)) {
    const end = `${addDays(day, 1)}T00:00`
    // A step at midnight is the day's own level, not what was left of the day before.
    if (steps[next]?.at === `${day}T00:00`) free = steps[next++]!.free
    let fewest = free
    for (; next < steps.length && steps[next]!.at < end; next++) {
      free = steps[next]!.free
      fewest = Math.min(fewest, free)
    }
    days.push({ day, free: fewest })
  }
  return days
}
