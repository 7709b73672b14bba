import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { minutesOf, nextStep, STEP_MINUTES, type Span } from './axis.ts'
import { without } from './missing.ts'
import type { CarLine } from './rows.ts'

/** Place at which the arrow keys stop: an entry, a free stretch of a car, or the head of its line. */
export type Stop =
  | { readonly kind: 'bar'; readonly bar: PlanBar }
  | { readonly kind: 'gap'; readonly car: number; readonly from: LocalDateTime; readonly to: LocalDateTime }
  | { readonly kind: 'head'; readonly car: number }

export const carOf = (stop: Stop): number => (stop.kind === 'bar' ? stop.bar.car : stop.car)

/** Time of a stop; null for the head of a line, which has none. */
export function spanOfStop(stop: Stop): Span | null {
  if (stop.kind === 'head') return null
  if (stop.kind === 'gap') return stop
  const { since, until, ends } = stop.bar
  return { from: since, to: until ?? ends ?? since }
}

/**
 * Stretches of a span in which a car stands free from now on.
 * @param bars entries of the car in order of their start
 * @param missing times of which nothing has been read yet
 */
export function gapsOf(
  bars: readonly PlanBar[],
  span: Span,
  now: LocalDateTime,
  missing: readonly Span[] = [],
): Span[] {
  const gaps: Span[] = []
  let at = nextStep(now > span.from ? now : span.from)
  for (const { since, until } of bars) {
    if (since >= span.to) break
    if (since > at) gaps.push({ from: at, to: since })
    const free = until ?? span.to
    if (free > at) at = nextStep(free)
  }
  if (at < span.to) gaps.push({ from: at, to: span.to })
  return without(gaps, missing).filter(({ from, to }) => minutesOf(to) - minutesOf(from) >= STEP_MINUTES)
}

/** Entries and free stretches of a car, in order of their start. */
export function stopsOf(car: number, bars: readonly PlanBar[], gaps: readonly Span[]): Stop[] {
  const stops: Stop[] = [
    ...bars.map((bar): Stop => ({ kind: 'bar', bar })),
    ...gaps.map((gap): Stop => ({ kind: 'gap', car, ...gap })),
  ]
  return stops.toSorted((a, b) => (spanOfStop(a)!.from < spanOfStop(b)!.from ? -1 : 1))
}

/** The stop before or after one on its line; the head of the line comes before the first. */
export function stopBeside(stop: Stop, stops: readonly Stop[], step: -1 | 1): Stop | undefined {
  const next = placeOf(stop, stops) + step
  return next === -1 ? { kind: 'head', car: carOf(stop) } : stops[next]
}

function placeOf(stop: Stop, stops: readonly Stop[]): number {
  if (stop.kind === 'head') return -1
  return stops.findIndex((one) => isSame(one, stop))
}

/** Whether it is the same entry, or the same stretch as far as a part of it is still free. */
function isSame(one: Stop, other: Stop): boolean {
  if (one.kind === 'bar' && other.kind === 'bar') return one.bar.id === other.bar.id
  return one.kind === 'gap' && other.kind === 'gap' && one.from < other.to && other.from < one.to
}

/** The stop that is nearest to a time; undefined if there is none. */
export function stopNear(stops: readonly Stop[], time: LocalDateTime): Stop | undefined {
  return stops.toSorted((a, b) => distance(a, time) - distance(b, time))[0]
}

function distance(stop: Stop, time: LocalDateTime): number {
  const { from, to } = spanOfStop(stop)!
  if (from <= time && time < to) return 0
  return Math.min(Math.abs(minutesOf(from) - minutesOf(time)), Math.abs(minutesOf(to) - minutesOf(time)))
}

/** Begins something on a free stretch of a car. @param to its end, where it was drawn */
export type OnStretch = (line: CarLine, at: LocalDateTime, to?: LocalDateTime) => void
