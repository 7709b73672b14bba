import { startTransition, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { addDays, parseDate, type LocalDateTime } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { useBranch } from '../frame/branch.tsx'
import { Screen } from '../frame/screen.tsx'
import { Select } from '../ui/dense-field.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { dayWidthOf, isNarrow, openingDay, views, type Axis, type View } from './axis.ts'
import { DayList } from './day-list.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { Foot, spotOf, type Spot } from './foot.tsx'
import { Grid } from './plan-grid.tsx'
import { LiftProvider, LiftStore } from './lift.ts'
import { CarBook } from './car-book.ts'
import { useLayout, type Layout } from './layout.ts'
import type { CarLine } from './rows.ts'
import { Sight, useNewSight } from './sight.ts'
import { useSought } from './sought.ts'
import type { OnStretch, Stop } from './stops.ts'
import { StretchDialog } from './stretch-dialog.tsx'
import { PlanLine } from './plan-line.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { SuggestionsDialog } from './suggestions-dialog.tsx'
import { SuggestionsLine } from './suggestions-line.tsx'
import { BranchSelect, Legend, pill, PlannerActs, PlannerHeading, ToNow } from './toolbar.tsx'
import { useLifting } from './use-lifting.ts'
import { useCoarse } from './use-coarse.ts'
import { useSuggested, type Suggested } from './use-suggested.ts'
import { useSteps } from './use-steps.ts'
import { useWidth } from './use-width.ts'

/** Days before today and after it in which one can scroll. */
const [PAST, AHEAD] = [60, 370]
/** Width of the column of cars: narrow where it would take a day of the week out of sight, wide where nothing is scarce. */
const carsWidthOf = (width: number): number => (width < 884 ? 124 : width < 2000 ? 212 : 264)
/** Height of a car's line, and for fingers. */
const [CAR_HEIGHT, TOUCH_HEIGHT] = [34, 44]

/** Narrower than this it is a list of one day. */
const NARROW = 600

/**
 * The planner: which car does what, when. Its address may name the day at which it opens, the view and the class:
 * `?day=2026-12-24&view=month&class=suv`. It also leads to a branch among all, or to a car, for which it can plan the
 * inspection at once: `?branch=3`, `?car=B-SW+1042&plan=inspection`.
 */
export function Planner() {
  const [store] = useState(() => new LiftStore())
  return (
    <LiftProvider value={store}>
      <Planning />
    </LiftProvider>
  )
}

function Planning() {
  const t = useTranslations('staff.planner')
  const now = toLocal(useNow())
  const { branch } = useBranch()
  const address = useAddress()
  const { asked, view, setView } = address
  const { layout, error, retry } = useLayout(branch?.id ?? null, address.classCode)
  const [today] = useState(() => now.slice(0, 10))
  const [spot, setSpot] = useState<Spot>(null)
  const [day, setDay] = useState(asked ?? today)
  const sight = useNewSight(asked ?? today)
  const { ref, width } = useWidth()
  const narrow = width > 0 && width < NARROW
  const left = carsWidthOf(width)
  const room = Math.max(240, width - left)
  const dayWidth = dayWidthOf(view, room)
  const axis: Axis = { first: addDays(today, -PAST), days: PAST + AHEAD, dayWidth }
  const { toNow, by } = useSteps({ axis, view, sight, now, ...(narrow && { day, setDay }) })
  const suggested = useSuggested(branch?.id ?? null, layout)
  const nothing = layout?.count === 0
  return (
    <Screen
      title={t('title')}
      rail
      line={<PlanLine sight={sight} />}
      heading={
        <PlannerHeading
          {...{ sight, view, room, by, toNow }}
          atNow={narrow && day === today}
          day={narrow ? day : null}
        />
      }
      acts={!narrow && <PlannerActs {...{ view, setView }} />}
      foot={<Foot {...{ view, spot, suggested }} />}
    >
      <div ref={ref} className="flex min-h-0 flex-1 flex-col">
        {layout === undefined && (error === null ? <PlanSkeleton /> : <LoadFailed error={error} onRetry={retry} />)}
        {nothing && <p className="p-6 text-ink-700">{t('empty')}</p>}
        {layout && !nothing && width > 0 && (
          <Plan
            key={`${view} ${left} ${narrow}`}
            {...{ layout, axis, view, left, now, sight, today, address }}
            onStop={(stop) => setSpot(spotOf(stop, now))}
            {...{ toNow, suggested }}
            day={narrow ? day : null}
            branch={branch?.id ?? null}
          />
        )}
      </div>
      {!narrow && <Legend className="border-t border-line px-6 py-2 min-[90rem]:hidden" />}
      <SuggestionsLine suggested={suggested} />
    </Screen>
  )
}

interface PlanProps {
  readonly layout: Layout
  readonly branch: number | null
  readonly axis: Axis
  readonly view: View
  readonly left: number
  readonly now: LocalDateTime
  readonly sight: Sight
  readonly today: string
  /** Day that a phone shows as a list; null where there is room for the grid. */
  readonly day: string | null
  readonly address: ReturnType<typeof useAddress>
  readonly onStop: (stop: Stop | null) => void
  readonly toNow: () => void
  readonly suggested: Suggested
}

/** The grid with the dialogs that its entries open. */
function Plan({
  layout,
  branch,
  axis,
  view,
  left,
  now,
  sight,
  today,
  day,
  address,
  onStop,
  toNow,
  suggested,
}: PlanProps) {
  const [opened, setOpened] = useState<PlanBar | null>(null)
  const [stretch, setStretch] = useState<{ line: CarLine; at: LocalDateTime; to: LocalDateTime | undefined } | null>(
    null,
  )
  const [start] = useState(() => openingDay(view, sight.get(), today))
  const [book] = useState(() => new CarBook())
  const { plateOf } = book
  // A browser styles the whole grid anew as it goes behind a dialog: the frame that answers the press need not wait for it.
  const open = (bar: PlanBar) => startTransition(() => setOpened(bar))
  const carHeight = useCoarse() ? TOUCH_HEIGHT : CAR_HEIGHT
  const lifting = useLifting(plateOf)
  const stretchAt: OnStretch = (line, at, to) => setStretch({ line, at, to })
  const choice = (
    <ClassChoice {...{ layout, address }} place={day !== null ? 'bar' : isNarrow(left) ? 'narrow' : 'column'} />
  )
  const sought = useSought(layout, branch, address.wanted)
  const inspected = address.inspection ? (sought?.car ?? null) : null
  return (
    <>
      {day === null ? (
        <Grid
          {...{ layout, branch, book, carHeight, axis, view, left, now, start, sight, lifting, sought }}
          corner={choice}
          onOpen={open}
          onStretch={stretchAt}
          onStop={onStop}
        />
      ) : (
        <DayPart
          {...{ layout, branch, book, day, now, sight, sought, choice, toNow }}
          atNow={day === today}
          onOpen={open}
          onStretch={stretchAt}
        />
      )}
      {opened && (
        <EntryDialog bar={opened} rows={layout} now={now} plate={plateOf(opened.car)} onClose={() => setOpened(null)} />
      )}
      <SuggestionsDialog suggested={suggested} rows={layout} />
      {stretch && <StretchDialog {...stretch} rows={layout} onClose={() => setStretch(null)} />}
      {inspected && <InspectionDialog line={inspected} today={today} layout={layout} onClose={address.endInspection} />}
    </>
  )
}

interface InspectionProps extends Pick<PlanProps, 'layout' | 'today'> {
  readonly line: CarLine
  readonly onClose: () => void
}

/** Plans the inspection of a car for the morning of the next day, unless another time is chosen. */
const InspectionDialog = ({ line, today, layout, onClose }: InspectionProps) => (
  <StretchDialog inspection line={line} at={`${addDays(today, 1)}T08:00`} rows={layout} onClose={onClose} />
)

interface DayPartProps extends Pick<PlanProps, 'layout' | 'branch' | 'now' | 'sight' | 'toNow'> {
  readonly book: CarBook
  readonly day: string
  readonly sought: ReturnType<typeof useSought>
  readonly choice: ReactNode
  readonly atNow: boolean
  readonly onOpen: (bar: PlanBar) => void
  readonly onStretch: OnStretch
}

/** On a phone: the entries of a day in place of the grid. */
const DayPart = ({ choice, toNow, atNow, book, onOpen, ...list }: DayPartProps) => (
  <>
    <div className="flex items-center gap-2 border-b border-line px-4 py-1">
      <BranchSelect />
      {choice}
      {!atNow && <ToNow toNow={toNow} atNow={false} />}
    </div>
    <DayList
      {...list}
      onOpen={(bar, plate) => {
        book.note(bar.car, plate)
        onOpen(bar)
      }}
    />
  </>
)

/** Settings of the planner in its address; view and class are written to it. */
function useAddress() {
  const [query, setQuery] = useSearchParams()
  const set = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const view = views.find((one) => one === query.get('view')) ?? 'week'
  return {
    asked: parseDate(query.get('day') ?? ''),
    view,
    setView: (next: View) => set('view', next === 'week' ? null : next),
    classCode: query.get('class'),
    setClassCode: (code: string) => set('class', code === '' ? null : code),
    wanted: { branch: Number(query.get('branch')) || null, plate: query.get('car') },
    inspection: query.get('plan') === 'inspection',
    endInspection: () => set('plan', null),
  }
}

interface Choice extends Pick<PlanProps, 'layout' | 'address'> {
  /** A phone's bar, or the head of the cars' column, which may have no room for a long name. */
  readonly place: 'bar' | 'column' | 'narrow'
}

const choiceLooks = {
  bar: pill,
  column: '-ml-2.5 h-8 w-full rounded-field bg-paper text-ink-700 hover:text-ink-900',
  narrow:
    '-mr-1 -ml-2.5 h-8 w-full rounded-field bg-paper text-xs text-ink-700 hover:text-ink-900 [&>select]:pr-5 [&>svg]:right-0.5',
} as const

/** Class whose cars are shown. */
function ClassChoice({ layout, address: { classCode, setClassCode }, place }: Choice) {
  const t = useTranslations('staff.planner.classes')
  return (
    <Select
      look="bare"
      aria-label={t('label')}
      value={classCode ?? ''}
      onChange={({ currentTarget: { value } }) => setClassCode(value)}
      className={choiceLooks[place]}
    >
      <option value="">{t(place === 'narrow' ? 'label' : 'all')}</option>
      {layout.classes.map(({ id, code }) => (
        <option key={id} value={code}>
          {layout.className(id)}
        </option>
      ))}
    </Select>
  )
}
