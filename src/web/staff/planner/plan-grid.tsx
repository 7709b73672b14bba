/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be placed freely, as lines out of sight need */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { useKeyRegistry } from '../frame/keys.tsx'
import { bucketOf, chunkDays, chunksOf, dayAt, xOf, type Axis, type View } from './axis.ts'
import { CarRow, noBars } from './car-row.tsx'
import { ClassRow } from './class-row.tsx'
import { DayColumns, DayHeads } from './day-heads.tsx'
import { onGridKey } from './grid-keys.ts'
import { LiftGhost } from './lift-ghost.tsx'
import { LiftPanel } from './lift-panel.tsx'
import { useLiftStore } from './lift.ts'
import { BlankRow } from './blank-row.tsx'
import type { CarBook } from './car-book.ts'
import { CLASS_HEIGHT, groupAt, HEAD_HEIGHT, type Layout } from './layout.ts'
import { useRows, type CarLine, type Rows } from './rows.ts'
import { usePlanWindow, withUnplaced } from './plan-window.ts'
import type { Sight } from './sight.ts'
import type { Sought } from './sought.ts'
import { useDrag } from './use-drag.ts'
import { useReach } from './use-reach.ts'
import { focusBar, type Lifting } from './use-lifting.ts'
import { useSettled } from './use-settled.ts'

interface Props {
  readonly layout: Layout
  /** Branch that is shown; null for all. */
  readonly branch: number | null
  readonly book: CarBook
  /** Height of a car's line: higher for fingers. */
  readonly carHeight: number
  readonly axis: Axis
  readonly view: View
  readonly left: number
  readonly now: LocalDateTime
  /** Day that is at the left edge when the grid appears. */
  readonly start: string
  readonly sight: Sight
  readonly lifting: Lifting
  /** Line to which the address leads; null if it leads to none, or it is not found yet. */
  readonly sought: Sought | null
  /** Head of the column of cars. */
  readonly corner: ReactNode
  readonly onOpen: (bar: PlanBar) => void
  readonly onStretch: (line: CarLine, at: LocalDateTime) => void
}

/** Days by which what is drawn reaches beyond what is in sight, in whole steps, so that scrolling seldom draws lines anew. */
const steps: Readonly<Record<View, number>> = { day: 1, week: 7, month: 14 }

/** Lines and days in sight, and what is known of them. */
function useInSight(
  { layout, branch, book, carHeight, axis, view, start, sight, sought }: Props,
  scroller: RefObject<HTMLDivElement | null>,
) {
  // The virtualizer is an object that changes inside; the compiler would keep what was read from it.
  'use no memo'
  const down = useVirtualizer({
    count: layout.count,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (groupAt(layout, at)?.start === at ? CLASS_HEIGHT : carHeight),
    // A dialog over the grid styles all of it anew, so few lines are drawn that nobody sees.
    overscan: 4,
    useFlushSync: false,
  })
  const across = useVirtualizer({
    horizontal: true,
    count: axis.days,
    getScrollElement: () => scroller.current,
    estimateSize: () => axis.dayWidth,
    overscan: 1,
    useFlushSync: false,
  })
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ left: xOf(axis, `${start}T00:00`) })
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
  sight.tell({ first: dayAt(axis, visibleDay(scroller.current, axis)), at: plan.at, failed: plan.failed })
  return { down, shown, days, rows, plan, span }
}

/** The grid: lines of classes and cars, columns of days, drawn only where they are in sight. */
export function Grid(props: Props) {
  'use no memo'
  const { axis, left, now, lifting, sought, onOpen, onStretch } = props
  const t = useTranslations('staff.planner')
  const store = useLiftStore()
  const scroller = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<PlanBar | null>(null)
  const inSight = useInSight(props, scroller)
  const { down, shown, rows, plan, span } = inSight
  const { lineAt, lineOfCar } = rows
  const barAt = (id: number) => plan.bars.get(id)
  const lineAtY = (y: number) => {
    const item = down.getVirtualItemForOffset(y)
    const line = item === undefined || y < 0 || y > down.getTotalSize() ? undefined : lineAt(item.index)
    return line?.kind === 'car' ? line : null
  }
  const reveal = (at: number) => down.scrollToIndex(at)
  const focus = (bar: PlanBar) => {
    const at = lineOfCar(bar.car)
    if (at === undefined) return
    setStop(bar)
    reveal(at)
    bringInSight(scroller.current, xOf(axis, bar.since), left)
    requestAnimationFrame(() => focusBar(bar.id))
  }
  useDrag({ scroller, ghost, axis, left, now, barAt, lineAt: lineAtY, lifting, onOpen, onStretch })
  const { barsOf } = plan
  const { letters } = useKeyRegistry()
  const keys = { rows, letters, barsOf, barAt, lift: store.get, lifting, now, focus, open: onOpen, reveal }
  const soughtBar = barsOf.get(sought?.car?.id ?? 0)?.find(({ since }) => since < span.to)?.id
  const stopId = stop !== null && plan.bars.has(stop.id) ? stop.id : (soughtBar ?? firstIn(shown, rows, barsOf, span))
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t('grid')}
      aria-rowcount={rows.count + 1}
      aria-busy={plan.loading}
      tabIndex={stopId === null ? 0 : -1}
      className="relative min-h-0 flex-1 overflow-auto overscroll-contain outline-offset-[-2px] select-none [contain:strict]"
      style={lengthsOf(props)}
      onScroll={() => props.sight.show(scroller.current)}
      onKeyDown={(event) => onGridKey(event, keys)}
      onFocus={({ target }) => {
        const bar = barAt(Number(target.dataset['bar']))
        if (bar !== undefined && bar.id !== stop?.id) setStop(bar)
      }}
    >
      <Content {...props} {...inSight} {...{ ghost, scroller, stopId }} />
    </div>
  )
}

/** Lengths that the styles of lines and bars need (office.css). A label in sight begins 8 px beside the column of cars. */
const lengthsOf = ({ carHeight, left }: Pick<Props, 'carHeight' | 'left'>) =>
  ({
    '--plan-row': `${carHeight}px`,
    '--plan-bar': `${carHeight - 9}px`,
    '--plan-label': `${left + 8}px`,
  }) as CSSProperties

interface ContentProps extends Props, ReturnType<typeof useInSight> {
  readonly ghost: RefObject<HTMLDivElement | null>
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly stopId: number | null
}

function Content(props: ContentProps) {
  'use no memo'
  const { axis, view, left, now, corner, lifting, down, shown, days, rows, plan, span, ghost, scroller, stopId } = props
  const { lineAt, lineOfCar, className, branchName } = rows
  const width = left + axis.days * axis.dayWidth
  const height = down.getTotalSize()
  const topOf = (car: number) => down.measurementsCache[lineOfCar(car) ?? 0]?.start ?? 0
  const { plateOf } = props.book
  const stopCar = stopId === null ? undefined : plan.bars.get(stopId)?.car
  return (
    <div role="presentation" className="relative" style={{ width, height: height + HEAD_HEIGHT }}>
      <DayHeads {...{ axis, view, left, now, days, corner }} />
      <div role="presentation" className="absolute inset-x-0 top-10">
        <DayColumns {...{ axis, view, left, now, days, height }} />
        {shown.map(({ index, start: top }) => {
          const line = lineAt(index)
          const place = { index, top, width, left, axis, span }
          if (line.kind === 'class') {
            const known = plan.stock.get(line.key) ?? noSteps
            return (
              <ClassRow key={line.key} line={line} {...place} now={now} name={className(line.classId)} steps={known} />
            )
          }
          if (line.kind === 'blank') return <BlankRow key={line.key} {...place} />
          const bars = plan.barsOf.get(line.id) ?? noBars
          const stop = stopCar === line.id ? stopId : null
          const sought = props.sought?.car?.id === line.id
          const car = { line, bars, stop, now, branchName, sought, place: plan.placeOf.get(line.id) }
          return <CarRow key={line.key} {...place} {...car} />
        })}
        {/* A grid has rows and cells alone, so what floats above it is in one of its own. */}
        <div role="row">
          <div role="gridcell">
            <LiftGhost {...{ ghost, axis, left, topOf, rows, plateOf }} />
            <LiftPanel
              {...{ axis, left, rows, topOf, plateOf, lifting }}
              carHeight={props.carHeight}
              sight={() => scroller.current?.getBoundingClientRect()}
              scrolled={() => ({ x: scroller.current?.scrollLeft ?? 0, y: scroller.current?.scrollTop ?? 0 })}
            />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Scrolls sideways where a position is out of sight. */
function bringInSight(grid: HTMLElement | null, x: number, left: number): void {
  if (grid === null) return
  if (x < grid.scrollLeft || x > grid.scrollLeft + grid.clientWidth - left - 60) grid.scrollTo({ left: x - 40 })
}

const noSteps: readonly never[] = []

const visibleDay = (grid: HTMLElement | null, axis: Axis): number =>
  Math.max(0, Math.round((grid?.scrollLeft ?? 0) / axis.dayWidth))

/** The entry to which the Tab key leads: the first one in sight. */
function firstIn(
  shown: readonly { index: number }[],
  { lineAt }: Rows,
  barsOf: ReadonlyMap<number, readonly PlanBar[]>,
  span: { from: string; to: string },
): number | null {
  for (const { index } of shown) {
    const line = lineAt(index)
    const bar = line.kind === 'car' ? barsOf.get(line.id)?.find(({ since }) => since < span.to) : undefined
    if (bar !== undefined) return bar.id
  }
  return null
}

/** The same object as long as its texts are the same, so that lines that compare it need not be drawn anew. */
function useSame<Value extends Readonly<Record<string, string>>>(value: Value): Value {
  const [kept, setKept] = useState(value)
  const same = Object.keys(value).every((key) => kept[key] === value[key])
  if (!same) setKept(value)
  return same ? kept : value
}
