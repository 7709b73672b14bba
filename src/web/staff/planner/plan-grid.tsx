/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be placed freely, as lines out of sight need */
import { useRef, type CSSProperties, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { useKeyRegistry } from '../frame/keys.tsx'
import { useToast } from '../frame/toast.tsx'
import { timeAt, xOf, type Axis } from './axis.ts'
import { useMoments } from './bar-words.ts'
import { BlankRow } from './blank-row.tsx'
import { CarRow, noBars } from './car-row.tsx'
import { ClassRow } from './class-row.tsx'
import { DayColumns, DayHeads } from './day-heads.tsx'
import { DrawnStretch } from './drawn-stretch.tsx'
import { EdgesContext, useEdges } from './edges.ts'
import { onGridKey } from './grid-keys.ts'
import { HEAD_HEIGHT } from './layout.ts'
import { PresentMarks } from './present-marks.tsx'
import { LiftGhost } from './lift-ghost.tsx'
import { LiftPanel } from './lift-panel.tsx'
import { LiftWatch } from './lift-watch.tsx'
import { useLiftStore } from './lift.ts'
import type { CarLine } from './rows.ts'
import { carOf, spanOfStop, type OnStretch, type Stop } from './stops.ts'
import { Unloaded } from './unloaded.tsx'
import { useDrag } from './use-drag.ts'
import { useInSight, type Wanted } from './use-in-sight.ts'
import type { Lifting } from './use-lifting.ts'
import { focusStop, useStop } from './use-stop.ts'

interface Props extends Wanted {
  readonly left: number
  readonly now: LocalDateTime
  readonly lifting: Lifting
  /** Head of the column of cars. */
  readonly corner: ReactNode
  readonly onOpen: (bar: PlanBar) => void
  readonly onStretch: OnStretch
  /** Tells which stop has the focus. */
  readonly onStop: (stop: Stop | null) => void
}

/** The grid: lines of classes and cars, columns of days, drawn only where they are in sight. */
export function Grid(props: Props) {
  'use no memo'
  const t = useTranslations('staff.planner')
  const scroller = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const drawn = useRef<HTMLDivElement>(null)
  const inSight = useInSight(props, scroller)
  const { down, rows, plan } = inSight
  const barAt = (id: number) => plan.bars.get(id)
  const lineAtY = (y: number) => {
    const item = down.getVirtualItemForOffset(y)
    const line = item === undefined || y < 0 || y > down.getTotalSize() ? undefined : rows.lineAt(item.index)
    return line?.kind === 'car' ? line : null
  }
  const { near } = useMoments()
  const timesOf = (from: string, to: string) => `${near(from)} – ${near(to)}`
  const { axis, left, now, lifting, onOpen, onStretch } = props
  useDrag({ scroller, ghost, drawn, axis, left, now, barAt, lineAt: lineAtY, timesOf, lifting, onOpen, onStretch })
  const { stop, ...heard } = useGridStops(props, inSight, scroller)
  const { edges, onScroll } = useEdges(scroller, left, axis.dayWidth)
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t('grid')}
      aria-rowcount={rows.count + 1}
      aria-busy={plan.loading}
      tabIndex={stop === null ? 0 : -1}
      className="relative min-h-0 flex-1 overflow-auto overscroll-contain outline-offset-[-2px] select-none [contain:strict]"
      style={lengthsOf(props)}
      onScroll={() => {
        props.sight.show(scroller.current)
        onScroll()
      }}
      {...heard}
    >
      <EdgesContext value={edges}>
        <Content {...props} {...inSight} {...{ ghost, drawn, scroller, stop }} />
      </EdgesContext>
    </div>
  )
}

/** The stop of the arrow keys, and the listeners that move it. */
function useGridStops(
  { axis, left, now, lifting, sought, onOpen, onStretch, onStop }: Props,
  { down, shown, rows, plan, span }: ReturnType<typeof useInSight>,
  scroller: RefObject<HTMLDivElement | null>,
) {
  'use no memo'
  const t = useTranslations('staff.planner.why')
  const toast = useToast()
  const { get } = useLiftStore()
  const { letters } = useKeyRegistry()
  const { stop, setStop } = useStop({ rows, plan, shown, span, now, sought: sought?.car?.id })
  const reveal = (at: number) => down.scrollToIndex(at)
  const focus = (next: Stop) => {
    const at = rows.lineOfCar(carOf(next))
    if (at === undefined) return
    setStop(next)
    reveal(at)
    bringInSight(scroller.current, axis, left, next)
    focusStop(scroller.current, next)
  }
  const stopAt = (element: EventTarget): Stop | null => {
    const { bar: id, head, gap } = (element as HTMLElement).dataset
    const bar = plan.bars.get(Number(id))
    if (bar !== undefined) return { kind: 'bar', bar }
    if (head !== undefined) return { kind: 'head', car: Number(head) }
    return gap === undefined ? null : stop
  }
  const inSightFrom = () => timeAt(axis, scroller.current?.scrollLeft ?? 0)
  const known = { rows, barsOf: plan.barsOf, missing: plan.missing, stopAt, now, span, left: inSightFrom, letters }
  const keys = { ...known, lift: get, lifting, focus, reveal, open: onOpen, begin: onStretch }
  return {
    stop,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      onGridKey(event, { ...keys, sayWhy: (why) => !event.repeat && toast({ words: t(why), aside: true }) }),
    onFocus({ target }: FocusEvent) {
      const next = stopAt(target)
      if (next !== null) setStop(next)
      onStop(next)
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // A dialog takes the focus for a while, and gives it back.
      if (relatedTarget?.closest('[role=grid], dialog') == null) onStop(null)
    },
  }
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
  readonly drawn: RefObject<HTMLDivElement | null>
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly stop: Stop | null
}

function Content(props: ContentProps) {
  'use no memo'
  const { axis, view, left, now, corner, lifting, down, shown, days, rows, plan, span, scroller, stop } = props
  const { lineAt, lineOfCar, className, branchName } = rows
  const width = left + axis.days * axis.dayWidth
  const height = down.getTotalSize()
  const topOf = (car: number) => down.measurementsCache[lineOfCar(car) ?? 0]?.start ?? 0
  const placeOf = (car: number) => {
    const line = lineOfCar(car)
    return line === undefined ? undefined : down.measurementsCache[line]?.start
  }
  const { plateOf } = props.book
  return (
    <div role="presentation" className="relative" style={{ width, height: height + HEAD_HEIGHT }}>
      <DayHeads {...{ axis, view, left, now, days, corner }} />
      <div role="presentation" className="absolute inset-x-0 top-10">
        <DayColumns {...{ axis, view, left, now, days, height }} />
        <Unloaded
          missing={plan.missing}
          {...{ axis, left }}
          startOf={(at) => down.measurementsCache[at]?.start ?? 0}
          endOf={(at) => down.measurementsCache[at]?.end ?? height}
        />
        {shown.map(({ index, start: top }) => {
          const line = lineAt(index)
          const place = { index, top, width, left, axis, span }
          if (line.kind === 'class') {
            const known = plan.stock.get(line.key) ?? noSteps
            const head = { now, name: className(line.classId), steps: known }
            return <ClassRow key={line.key} line={line} {...place} {...head} several={props.branch === null} />
          }
          if (line.kind === 'blank') return <BlankRow key={line.key} {...place} />
          const bars = plan.barsOf.get(line.id) ?? noBars
          const sought = props.sought?.car?.id === line.id
          const car = { line, bars, now, branchName, sought, place: plan.placeOf.get(line.id) }
          return <CarRow key={line.key} {...place} {...car} {...stopIn(line, stop)} />
        })}
        {/* A grid has rows and cells alone, so what floats above it is in one of its own. */}
        <div role="row">
          <div role="gridcell">
            <PresentMarks {...{ axis, left }} bars={plan.bars} topOf={placeOf} />
            <LiftGhost {...{ axis, left, topOf, rows, plateOf }} ghost={props.ghost} />
            <LiftWatch bars={plan.bars} lifting={lifting} />
            <DrawnStretch drawn={props.drawn} />
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

/** Stop of a line in plain values, which are compared one by one. */
function stopIn({ id }: CarLine, stop: Stop | null) {
  const own = stop !== null && carOf(stop) === id ? stop : null
  return {
    stop: own?.kind === 'bar' ? own.bar.id : null,
    isHead: own?.kind === 'head',
    gapFrom: own?.kind === 'gap' ? own.from : null,
    gapTo: own?.kind === 'gap' ? own.to : null,
  }
}

/** Pixels of a stop that are enough to see it. */
const SEEN = 60

/** Scrolls sideways where a stop is out of sight. */
function bringInSight(grid: HTMLElement | null, axis: Axis, left: number, stop: Stop): void {
  const span = spanOfStop(stop)
  if (grid === null || span === null) return
  const [from, to] = [xOf(axis, span.from), xOf(axis, span.to)]
  const [start, end] = [grid.scrollLeft, grid.scrollLeft + grid.clientWidth - left]
  const enough = Math.min(SEEN, to - from)
  if (Math.min(to, end) - Math.max(from, start) < enough) grid.scrollTo({ left: from - 40 })
}

const noSteps: readonly never[] = []
