import { useState } from 'react'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import type { Span } from './axis.ts'
import { focusDrawn } from './focus-drawn.ts'
import { missingOn } from './missing.ts'
import type { PlanWindow } from './plan-window.ts'
import type { Rows } from './rows.ts'
import { carOf, gapsOf, type Stop } from './stops.ts'

interface Known {
  readonly rows: Rows
  readonly plan: Pick<PlanWindow, 'bars' | 'barsOf' | 'missing'>
  readonly shown: readonly { readonly index: number }[]
  readonly span: Span
  readonly now: LocalDateTime
  /** Car to which the address leads. */
  readonly sought: number | undefined
}

/** The one stop of the Tab key in the grid, which the arrow keys move; null where no line can have one. */
export function useStop({ rows, plan, shown, span, now, sought }: Known) {
  const [kept, setKept] = useState<Stop | null>(null)
  const isShown = (car: number) => shown.some(({ index }) => index === rows.lineOfCar(car))
  const first = () => firstOf(plan.barsOf.get(sought ?? 0) ?? [], span) ?? firstIn(shown, rows, plan.barsOf, span)
  const held = kept === null || !isShown(carOf(kept)) ? null : asKnown(kept, { ...plan, rows }, span, now)
  return { stop: held ?? first(), setStop: setKept }
}

/** A stop as it is now: what was free may be taken meanwhile. */
function asKnown(
  stop: Stop,
  { bars, barsOf, missing, rows }: Known['plan'] & Pick<Known, 'rows'>,
  span: Span,
  now: LocalDateTime,
): Stop | null {
  if (stop.kind === 'head') return stop
  if (stop.kind === 'bar') {
    const bar = bars.get(stop.bar.id)
    return bar === undefined ? null : { kind: 'bar', bar }
  }
  const unread = missingOn(missing, rows.lineOfCar(stop.car) ?? -1)
  const gap = gapsOf(barsOf.get(stop.car) ?? [], span, now, unread).find(
    ({ from, to }) => from < stop.to && stop.from < to,
  )
  return gap === undefined ? { kind: 'head', car: stop.car } : { ...stop, ...gap }
}

const firstOf = (bars: readonly PlanBar[], span: Span): Stop | null => {
  const bar = bars.find(({ since }) => since < span.to)
  return bar === undefined ? null : { kind: 'bar', bar }
}

/** The first entry in sight, or where there is none the first car. */
function firstIn(shown: Known['shown'], { lineAt }: Rows, barsOf: Known['plan']['barsOf'], span: Span): Stop | null {
  let head: Stop | null = null
  for (const { index } of shown) {
    const line = lineAt(index)
    if (line.kind !== 'car') continue
    const first = firstOf(barsOf.get(line.id) ?? [], span)
    if (first !== null) return first
    head ??= { kind: 'head', car: line.id }
  }
  return head
}

/** Puts the focus on a stop once it is drawn. */
export function focusStop(grid: HTMLElement | null, stop: Stop): void {
  if (grid !== null) focusDrawn(grid, selectorOf(stop))
}

function selectorOf(stop: Stop): string {
  if (stop.kind === 'bar') return `[data-bar="${stop.bar.id}"]`
  return stop.kind === 'gap' ? '[data-gap]' : `[data-head="${stop.car}"]`
}
