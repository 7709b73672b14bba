import type { LocalDateTime } from '#domain/period.ts'
import { localOf, minutesOf } from './axis.ts'

/** Number of free cars of a class from a moment on. */
export interface FreeStep {
  readonly at: LocalDateTime
  readonly free: number
}

/**
 * Fewest free cars of each span of so many minutes, counted from midnight.
 * @param steps in the order of time, the first of which is in force at the beginning
 * @param to first moment after the last span
 */
export function fewestIn(steps: readonly FreeStep[], to: LocalDateTime, minutes: number): FreeStep[] {
  const found: FreeStep[] = []
  if (steps[0] === undefined) return found
  const times = steps.map(({ at }) => minutesOf(at))
  let [free, next] = [steps[0].free, 0]
  for (let at = Math.floor(times[0]! / minutes) * minutes; at < minutesOf(to); at += minutes) {
    // A step at the beginning of a span is its own level, not what was left of the span before.
    if (times[next] === at) free = steps[next++]!.free
    let fewest = free
    for (; next < steps.length && times[next]! < at + minutes; next++) {
      free = steps[next]!.free
      fewest = Math.min(fewest, free)
    }
    found.push({ at: localOf(at), free: fewest })
  }
  return found
}

/** Steps without those that change nothing. */
export const changesOf = (steps: readonly FreeStep[]): readonly FreeStep[] =>
  steps.filter(({ free }, at) => at === 0 || steps[at - 1]!.free !== free)
