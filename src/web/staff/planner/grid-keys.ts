import type { KeyboardEvent } from 'react'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { shifted, STEP_MINUTES } from './axis.ts'
import { isUnplaced } from './layout.ts'
import { movesOf, type Lift } from './lift.ts'
import type { CarLine, Rows } from './rows.ts'
import type { Lifting } from './use-lifting.ts'

interface Wishes {
  readonly rows: Rows
  readonly barsOf: ReadonlyMap<number, readonly PlanBar[]>
  readonly barAt: (id: number) => PlanBar | undefined
  readonly lift: () => Lift | null
  readonly lifting: Lifting
  readonly now: LocalDateTime
  /** Whether keys with one letter work. */
  readonly letters: boolean
  readonly focus: (bar: PlanBar) => void
  readonly open: (bar: PlanBar) => void
  /** Brings a line into sight. */
  readonly reveal: (line: number) => void
}

/** Lines that an arrow key looks at for the next one with an entry. */
const FAR = 200

/** Keys of the grid: arrows go from entry to entry, with Alt they move the one that has the focus. */
export function onGridKey(event: KeyboardEvent<HTMLElement>, wishes: Wishes): void {
  const element = (event.target as HTMLElement).closest<HTMLElement>('[data-bar]')
  const bar = element === null ? undefined : wishes.barAt(Number(element.dataset['bar']))
  if (bar === undefined || event.ctrlKey || event.metaKey) return
  const { key } = event
  const lift = wishes.lift()
  const handled = () => {
    event.preventDefault()
    event.stopPropagation()
  }
  if (key === 'Enter' || key === ' ') {
    handled()
    if (lift === null) wishes.open(bar)
    else if (lift.mode === 'swap' && lift.other?.id !== bar.id) wishes.lifting.with(bar)
    else void wishes.lifting.drop()
  } else if (key === 'Escape' && lift !== null) {
    handled()
    wishes.lifting.cancel()
  } else if (key === 'x' && !event.altKey && wishes.letters && movesOf(bar, wishes.now).move && isRental(bar)) {
    handled()
    wishes.lifting.begin(bar, 'keys', 'swap')
  } else if (event.altKey && key.startsWith('Arrow') && lift?.mode !== 'swap') {
    handled()
    moveBy(bar, key, wishes)
  } else if (key.startsWith('Arrow') && (lift === null || lift.mode === 'swap')) {
    handled()
    const next = key === 'ArrowLeft' || key === 'ArrowRight' ? beside(bar, key, wishes) : above(bar, key, wishes)
    if (next !== undefined) wishes.focus(next)
  }
}

/** Whether it is a rental with a car, which it can swap. */
const isRental = (bar: PlanBar): boolean => bar.kind === 'rental' && !isUnplaced(bar)

function beside(bar: PlanBar, key: string, { barsOf }: Wishes): PlanBar | undefined {
  const own = barsOf.get(bar.car) ?? []
  const at = own.findIndex(({ id }) => id === bar.id)
  return own[at + (key === 'ArrowLeft' ? -1 : 1)]
}

/** The nearest entry in time on the next line that has one. */
function above(bar: PlanBar, key: string, { rows, barsOf }: Wishes): PlanBar | undefined {
  const step = key === 'ArrowUp' ? -1 : 1
  const from = rows.lineOfCar(bar.car) ?? 0
  for (let at = from + step; at >= 0 && at < rows.count && Math.abs(at - from) < FAR; at += step) {
    const line = rows.lineAt(at)
    const bars = 'id' in line ? (barsOf.get(line.id) ?? []) : []
    const nearest = bars.toSorted((a, b) => distance(a, bar) - distance(b, bar))[0]
    if (nearest !== undefined) return nearest
  }
  return undefined
}

const distance = (a: PlanBar, b: PlanBar): number => Math.abs(Date.parse(`${a.since}Z`) - Date.parse(`${b.since}Z`))

/** Lifts an entry and moves it by one line or half an hour. */
function moveBy(bar: PlanBar, key: string, { rows, lift, lifting, now, reveal }: Wishes): void {
  const can = movesOf(bar, now)
  const inTime = key === 'ArrowLeft' || key === 'ArrowRight'
  if (!can.move && !(inTime && can.end)) return
  if (lift() === null) lifting.begin(bar, 'keys', can.move ? 'move' : 'end')
  const { car, start, end, mode } = lift()!
  if (inTime) {
    const by = key === 'ArrowLeft' ? -STEP_MINUTES : STEP_MINUTES
    if (mode === 'end' || bar.reference !== '' || bar.kind === 'maintenance')
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
