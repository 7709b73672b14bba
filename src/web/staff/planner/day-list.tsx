import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import { addDays, type LocalDate, type LocalDateTime } from '#domain/period.ts'
import { usePresent } from '../frame/presence.ts'
import { useBranchLabel } from '../frame/use-branch-label.ts'
import { DayEntries } from './day-entries.tsx'
import { groupAt, type Layout } from './layout.ts'
import { noBars } from './car-row.tsx'
import { missingOn } from './missing.ts'
import { usePlanWindow, withUnplaced } from './plan-window.ts'
import { useRows, type CarLine, type ClassLine, type Line } from './rows.ts'
import type { Sight } from './sight.ts'
import type { Sought } from './sought.ts'
import type { OnStretch } from './stops.ts'
import { useReach } from './use-reach.ts'
import { useSettled } from './use-settled.ts'

interface Props {
  readonly layout: Layout
  readonly branch: number | null
  readonly day: LocalDate
  readonly now: LocalDateTime
  readonly sight: Sight
  /** Line to which the address leads. */
  readonly sought: Sought | null
  readonly onOpen: (bar: PlanBar, plate: string) => void
  readonly onStretch: OnStretch
}

const [HEAD, CAR] = [44, 61]

function useDown(layout: Layout, scroller: RefObject<HTMLElement | null>) {
  // The virtualizer is an object that changes inside; the compiler would keep what was read from it.
  'use no memo'
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized here
  const down = useVirtualizer({
    count: layout.count,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (groupAt(layout, at)?.start === at ? HEAD : CAR),
    overscan: 6,
    useFlushSync: false,
  })
  return { down }
}

/** A day of the planner as a list, for a phone: each car with what it does that day. */
export function DayList({ layout, branch, day, now, sight, sought, onOpen, onStretch }: Props) {
  'use no memo'
  const t = useTranslations('staff.planner')
  const scroller = useRef<HTMLElement>(null)
  const { down } = useDown(layout, scroller)
  const present = usePresent()
  useReach(sought, (line, align) => down.scrollToIndex(line, { align }))
  const shown = down.getVirtualItems()
  const settled = useSettled(`${shown[0]?.index ?? 0} ${shown.at(-1)?.index ?? 0}`)
  const [firstLine = 0, lastLine = 0] = settled.split(' ').map(Number)
  const rows = useRows(layout, branch, firstLine, lastLine)
  const span = { from: `${day}T00:00`, to: `${addDays(day, 1)}T00:00` }
  const chunks = [span]
  const plan = withUnplaced(usePlanWindow({ rows, branch, firstLine, lastLine, chunks, step: '30' }), layout)
  sight.tell({ ...sight.get(), at: plan.at, failed: plan.failed, missing: plan.missing.length > 0 })
  const freeOf = (line: Line) => Math.min(...(plan.stock.get(line.key) ?? []).map(({ free }) => free))
  return (
    // Rows out of sight are blank until they are read, so the list itself is what the keyboard scrolls.
    <section
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be within reach of the keyboard
      tabIndex={0}
      aria-label={t('list')}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-2px]"
    >
      <ul aria-busy={plan.loading} className="relative" style={{ height: down.getTotalSize() }}>
        {shown.map(({ index, start, key }) => {
          const line = rows.lineAt(index)
          return (
            <li
              key={key}
              ref={down.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0 border-b border-line"
              style={{ transform: `translateY(${start}px)` }}
            >
              {line.kind === 'class' && <ClassHead {...{ line, rows }} several={branch === null} free={freeOf(line)} />}
              {line.kind === 'blank' && <div aria-hidden className="h-15" />}
              {'id' in line && (
                <div className="grid grid-cols-[6.25rem_1fr] items-start gap-2 py-2 pr-4 pl-4">
                  <CarName line={line} />
                  <DayEntries
                    {...{ line, day, now, onOpen, onStretch, present }}
                    bars={plan.barsOf.get(line.id) ?? noBars}
                    isKnown={missingOn(plan.missing, index).length === 0}
                    place={plan.placeOf.get(line.id)}
                    branchName={rows.branchName}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function CarName({ line }: { readonly line: CarLine }) {
  const t = useTranslations('staff.planner')
  return (
    <span className="min-w-0 py-1 text-meta leading-4.5">
      {line.kind === 'lane' ? (
        <span className="font-semibold text-danger">{t('withoutCar')}</span>
      ) : (
        <span className="plate">{line.plate}</span>
      )}
      <span className="line-clamp-2 text-xs leading-3.5 text-ink-500">{line.vehicle}</span>
    </span>
  )
}

interface ClassHeadProps {
  readonly line: ClassLine
  readonly rows: Layout
  /** Whether the planner shows several branches, so that each class says its own. */
  readonly several: boolean
  readonly free: number
}

function ClassHead({ line, rows, several, free }: ClassHeadProps) {
  const t = useTranslations('staff.planner')
  const branchLabel = useBranchLabel()
  const cars = t('cars', { count: line.count })
  return (
    <h2 className="flex h-10.75 items-center gap-2 bg-[#f6f4ee] px-4">
      <span className="font-display text-section">{rows.className(line.classId)}</span>
      <span className="text-xs font-normal text-ink-500">
        {several ? `${cars} · ${branchLabel(line.branch)}` : cars}
      </span>
      {Number.isFinite(free) && (
        <span className={`ml-auto text-xs font-semibold ${free <= 0 ? 'text-amber-800' : 'text-petrol-800'}`}>
          {t('free', { count: String(Math.max(0, free)) })}
        </span>
      )}
    </h2>
  )
}
