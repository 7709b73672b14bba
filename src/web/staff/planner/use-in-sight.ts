import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type RefObject } from 'react'

import { bucketOf, chunkDays, chunksOf, dayAt, startOfView, xOf, type Axis, type View } from './axis.ts'
import type { CarBook } from './car-book.ts'
import { CLASS_HEIGHT, groupAt, type Layout } from './layout.ts'
import { usePlanWindow, withUnplaced } from './plan-window.ts'
import { useRows } from './rows.ts'
import type { Sight } from './sight.ts'
import type { Sought } from './sought.ts'
import { useReach } from './use-reach.ts'
import { useSettled } from './use-settled.ts'

/** Lines and days that the grid is to show. */
export interface Wanted {
  readonly layout: Layout
  /** Branch that is shown; null for all. */
  readonly branch: number | null
  readonly book: CarBook
  /** Height of a car's line: higher for fingers. */
  readonly carHeight: number
  readonly axis: Axis
  readonly view: View
  /** Day that is at the left edge when the grid appears. */
  readonly start: string
  readonly sight: Sight
  /** Line to which the address leads; null if it leads to none, or it is not found yet. */
  readonly sought: Sought | null
}

/** Days by which what is drawn reaches beyond what is in sight, in whole steps, so that scrolling seldom draws lines anew. */
const steps: Readonly<Record<View, number>> = { day: 1, week: 7, month: 14 }

/** Lines and days in sight, and what is known of them. */
export function useInSight(
  { layout, branch, book, carHeight, axis, view, start, sight, sought }: Wanted,
  scroller: RefObject<HTMLDivElement | null>,
) {
  // The virtualizer is an object that changes inside; the compiler would keep what was read from it.
  'use no memo'
  const [atFirst] = useState(() => xOf(axis, startOfView(view, start)))
  const down = useVirtualizer({
    count: layout.count,
    initialRect: windowRect(),
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (groupAt(layout, at)?.start === at ? CLASS_HEIGHT : carHeight),
    // A dialog over the grid styles all of it anew, so few lines are drawn that nobody sees.
    overscan: 4,
    useFlushSync: false,
  })
  const across = useVirtualizer({
    horizontal: true,
    count: axis.days,
    initialRect: windowRect(),
    initialOffset: atFirst,
    getScrollElement: () => scroller.current,
    estimateSize: () => axis.dayWidth,
    overscan: 1,
    useFlushSync: false,
  })
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ left: atFirst })
    sight.show(scroller.current)
    // oxlint-disable-next-line react/exhaustive-deps -- only where the grid appears; later it stays where the reader is
  }, [])
  useLayoutEffect(() => {
    down.measure()
    across.measure()
  }, [down, across, layout, carHeight, axis.dayWidth])
  useReach(sought, (line, align) => down.scrollToIndex(line, { align }))
  const shown = down.getVirtualItems()
  const days = across.getVirtualItems().map(({ index }) => index)
  const step = steps[view]
  const fromDay = Math.floor(((days[0] ?? 0) - 1) / step) * step
  const toDay = Math.ceil(((days.at(-1) ?? 0) + 2) / step) * step
  const settled = useSettled(`${shown[0]?.index ?? 0} ${shown.at(-1)?.index ?? 0} ${fromDay} ${toDay}`)
  const [firstLine = 0, lastLine = 0, first = 0, last = 0] = settled.split(' ').map(Number)
  const chunks = chunksOf(axis, first, last - 1, chunkDays[view])
  const rows = useRows(layout, branch, firstLine, lastLine)
  for (const { index } of shown) {
    const line = rows.lineAt(index)
    if (line.kind === 'car') book.note(line.id, line.plate)
  }
  const window = usePlanWindow({ rows, branch, firstLine, lastLine, chunks, step: bucketOf[view] })
  const plan = withUnplaced(window, layout)
  const span = useSame({ from: `${dayAt(axis, fromDay)}T00:00`, to: `${dayAt(axis, toDay)}T00:00` })
  // Before it is on the page nothing is in sight; React may draw a view twice before it appears.
  if (scroller.current !== null) {
    const { at, failed } = plan
    const missing = plan.missing.length > 0
    sight.tell({ first: dayAt(axis, visibleDay(scroller.current, axis)), view, at, failed, missing })
  }
  return { down, shown, days, rows, plan, span }
}

/** Size of the grid before it is measured, so that what is asked for at first is what will be in sight. */
const windowRect = () => ({ width: innerWidth, height: innerHeight })

const visibleDay = ({ scrollLeft }: HTMLElement, { dayWidth }: Axis): number =>
  Math.max(0, Math.round(scrollLeft / dayWidth))

/** The same object as long as its texts are the same, so that lines that compare it need not be drawn anew. */
function useSame<Value extends Readonly<Record<string, string>>>(value: Value): Value {
  const [kept, setKept] = useState(value)
  const same = Object.keys(value).every((key) => kept[key] === value[key])
  if (!same) setKept(value)
  return same ? kept : value
}
