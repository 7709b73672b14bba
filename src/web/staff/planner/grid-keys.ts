import type { KeyboardEvent } from 'react'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { shifted, STEP_MINUTES, type Span } from './axis.ts'
import { inVain, type Wish } from './in-vain.ts'
import { movesOf, type Lift } from './lift.ts'
import { missingOn, type Missing } from './missing.ts'
import type { CarLine, Rows } from './rows.ts'
import { carOf, gapsOf, spanOfStop, stopBeside, stopNear, stopsOf, type OnStretch, type Stop } from './stops.ts'
import type { Lifting } from './use-lifting.ts'

interface Wishes {
  readonly rows: Rows
  readonly barsOf: ReadonlyMap<number, readonly PlanBar[]>
  readonly missing: readonly Missing[]
  /** Stop of an element of the grid; null for what is none. */
  readonly stopAt: (element: EventTarget) => Stop | null
  readonly lift: () => Lift | null
  readonly lifting: Lifting
  readonly now: LocalDateTime
  /** Days that are drawn. */
  readonly span: Span
  /** Time at the left edge of what is in sight. */
  readonly left: () => LocalDateTime
  /** Whether keys with one letter work. */
  readonly letters: boolean
  readonly focus: (stop: Stop) => void
  readonly open: (bar: PlanBar) => void
  /** Begins something on a free stretch of a car. */
  readonly begin: OnStretch
  /** Says why a key does nothing at an entry. */
  readonly sayWhy: (why: NonNullable<ReturnType<typeof inVain>>) => void
  /** Brings a line into sight. */
  readonly reveal: (line: number) => void
}

/** Lines that an arrow key looks at for the next one with a stop. */
const FAR = 200

/** Keys of the grid: arrows go over entries and free stretches, with Alt they move the entry that has the focus. */
export function onGridKey(event: KeyboardEvent<HTMLElement>, wishes: Wishes): void {
  const stop = wishes.stopAt(event.target)
  if (stop === null || event.ctrlKey || event.metaKey) return
  const handled = stop.kind === 'bar' ? onBarKey(event, stop.bar, wishes) : onFreeKey(event, stop, wishes)
  if (!handled) return
  event.preventDefault()
  event.stopPropagation()
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey'>

const isWay = (key: string): boolean => key === 'Home' || key.startsWith('Arrow')
const isPress = (key: string): boolean => key === 'Enter' || key === ' '

/** Keys at an entry. @returns whether it was one of them */
function onBarKey({ key, altKey }: Pressed, bar: PlanBar, wishes: Wishes): boolean {
  const lift = wishes.lift()
  if (isPress(key)) {
    if (lift === null) wishes.open(bar)
    else if (lift.mode === 'swap' && lift.other?.id !== bar.id) wishes.lifting.with(bar)
    // Where its new price is shown, the press agrees to it.
    else void wishes.lifting.drop(lift.verdict !== null)
    return true
  }
  if (key === 'Escape' && lift !== null) {
    wishes.lifting.cancel()
    return true
  }
  if (key === 'x' && !altKey && wishes.letters) {
    if (does(bar, 'swap', wishes)) wishes.lifting.begin(bar, 'keys', 'swap')
    return true
  }
  if (!isWay(key)) return false
  if (altKey) {
    if (lift?.mode === 'swap') return false
    moveBy(bar, key, wishes)
    return true
  }
  if (lift !== null && lift.mode !== 'swap') return false
  go({ kind: 'bar', bar }, key, wishes)
  return true
}

/** Keys where a car stands free, and at the head of its line. @returns whether it was one of them */
function onFreeKey({ key, altKey }: Pressed, stop: Stop, wishes: Wishes): boolean {
  if (isPress(key)) {
    const line = lineOf(carOf(stop), wishes.rows)
    if (line !== undefined) wishes.begin(line, beginning(stop, wishes))
    return true
  }
  if (!isWay(key) || altKey) return false
  go(stop, key, wishes)
  return true
}

const lineOf = (car: number, { lineOfCar, lineAt }: Rows): CarLine | undefined => {
  const line = lineAt(lineOfCar(car) ?? -1)
  return line.kind === 'car' ? line : undefined
}

/** Time at which something begins at a stop: where it is free, as far as that is in sight. */
function beginning(stop: Stop, wishes: Wishes): LocalDateTime {
  const { span, now, left } = wishes
  const from = left()
  const inSight = { from: from > span.from ? from : span.from, to: span.to }
  if (stop.kind === 'gap') return stop.from
  return freeOn(carOf(stop), inSight, wishes)[0]?.from ?? now
}

function go(stop: Stop, key: string, wishes: Wishes): void {
  const next = stopAfter(stop, key, wishes)
  if (next !== undefined) wishes.focus(next)
}

function stopAfter(stop: Stop, key: string, wishes: Wishes): Stop | undefined {
  const step = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1
  if (key === 'ArrowUp' || key === 'ArrowDown') return stopAbove(stop, step, wishes)
  const car = carOf(stop)
  if (key === 'Home') return car < 0 ? undefined : { kind: 'head', car }
  const stops = stopsAt(car, wishes)
  // From the head of a line one comes to the first that is in sight.
  if (stop.kind === 'head' && step === 1) return stops.find((one) => spanOfStop(one)!.to > wishes.left())
  const next = stopBeside(stop, stops, step)
  return next?.kind === 'head' && car < 0 ? undefined : next
}

/** Stops of a line; while a rental to swap with is chosen, entries alone. */
function stopsAt(car: number, wishes: Wishes): Stop[] {
  const { barsOf, span, lift } = wishes
  return stopsOf(car, barsOf.get(car) ?? [], car < 0 || lift() !== null ? [] : freeOn(car, span, wishes))
}

const freeOn = (car: number, span: Span, { barsOf, rows, missing, now }: Wishes): Span[] =>
  gapsOf(barsOf.get(car) ?? [], span, now, missingOn(missing, rows.lineOfCar(car) ?? -1))

/** Whether an entry can change as a key would; else says why not. */
function does(bar: PlanBar, wish: Wish, { now, sayWhy }: Wishes): boolean {
  const why = inVain(bar, wish, now)
  if (why !== null) sayWhy(why)
  return why === null
}

/** The nearest stop in time on the next line that has one; from the head of a line to the next head. */
function stopAbove(stop: Stop, step: number, wishes: Wishes): Stop | undefined {
  const { rows, left } = wishes
  const start = spanOfStop(stop)?.from
  const from = rows.lineOfCar(carOf(stop)) ?? 0
  for (let at = from + step; at >= 0 && at < rows.count && Math.abs(at - from) < FAR; at += step) {
    const line = rows.lineAt(at)
    if (line.kind !== 'car' && line.kind !== 'lane') continue
    if (start === undefined && line.kind === 'car') return { kind: 'head', car: line.id }
    const time = start === undefined || start < left() ? left() : start
    const next = stopNear(stopsAt(line.id, wishes), time)
    if (next !== undefined) return next
  }
  return undefined
}

/** Lifts an entry and moves it by one line or half an hour. */
function moveBy(bar: PlanBar, key: string, wishes: Wishes): void {
  const { rows, lift, lifting, now, reveal } = wishes
  const inTime = key === 'ArrowLeft' || key === 'ArrowRight'
  if (!does(bar, inTime ? 'time' : 'car', wishes)) return
  if (lift() === null) lifting.begin(bar, 'keys', movesOf(bar, now).move ? 'move' : 'end')
  const { car, start, end, mode } = lift()!
  if (inTime) {
    const by = key === 'ArrowLeft' ? -STEP_MINUTES : STEP_MINUTES
    lifting.to({
      car: bar.kind === 'rental' ? bar.car : car,
      end: shifted(end, by),
      ...(mode === 'move' && { start: shifted(start, by) }),
    })
    return
  }
  const next = nextCar(rows, rows.lineOfCar(car) ?? 0, key === 'ArrowUp' ? -1 : 1)
  if (next === undefined) return
  reveal(next.at)
  const times = bar.kind === 'rental' ? { start: bar.since, end: bar.ends ?? end } : {}
  lifting.to({ car: next.line.id, ...times })
}

/** The next car; undefined where its page is not known yet. */
function nextCar(rows: Rows, from: number, step: number): { at: number; line: CarLine } | undefined {
  for (let at = from + step; at >= 0 && at < rows.count; at += step) {
    const line = rows.lineAt(at)
    if (line.kind === 'blank') return undefined
    if (line.kind === 'car') return { at, line }
  }
  return undefined
}
