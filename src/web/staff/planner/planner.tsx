import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { addDays, parseDate, type LocalDateTime } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { useBranch } from '../frame/branch.tsx'
import { useKeys } from '../frame/keys.tsx'
import { Screen } from '../frame/screen.tsx'
import { Button } from '../ui/act-button.tsx'
import { dayWidthOf, xOf, type Axis, type View } from './axis.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { Foot } from './foot.tsx'
import { Grid } from './plan-grid.tsx'
import { LiftProvider, LiftStore } from './lift.ts'
import { useRows, type CarLine, type Rows } from './rows.ts'
import { Sight, useNewSight } from './sight.ts'
import { StretchDialog } from './stretch-dialog.tsx'
import { PlannerActs, PlannerHeading } from './toolbar.tsx'
import { useLifting } from './use-lifting.ts'
import { useWidth } from './use-width.ts'

/** Days before today and after it in which one can scroll. */
const [PAST, AHEAD] = [60, 370]
/** Width of the column of cars, and on a phone. */
const [CARS, CARS_NARROW] = [212, 104]

/** The planner: which car does what, when. Its address may name the day at which it opens: `?day=2026-12-24`. */
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
  const [view, setView] = useState<View>('week')
  const [classId, setClassId] = useState<number | null>(null)
  const { rows, error, retry } = useRows(branch?.id ?? null, classId)
  const [today] = useState(() => now.slice(0, 10))
  const asked = parseDate(useSearchParams()[0].get('day') ?? '')
  const sight = useNewSight(asked ?? today)
  const { ref, width } = useWidth()
  const left = width < 640 ? CARS_NARROW : CARS
  const dayWidth = dayWidthOf(view, Math.max(240, width - left))
  const axis: Axis = { first: addDays(today, -PAST), days: PAST + AHEAD, dayWidth }
  const toNow = () => sight.scrollTo(Math.max(0, xOf(axis, now) - (view === 'day' ? dayWidth / 3 : dayWidth)))
  const by = (direction: number) => {
    const days = { day: 1, week: 7, month: 30 }[view]
    sight.scrollBy(direction * days * dayWidth)
  }
  useKeys([
    { keys: 'ArrowLeft', label: t('keys.earlier'), run: () => by(-1) },
    { keys: 'ArrowRight', label: t('keys.later'), run: () => by(1) },
    { keys: 't', label: t('keys.now'), run: toNow },
  ])
  const nothing = rows?.lines.length === 0
  return (
    <Screen
      title={t('title')}
      rail
      heading={<PlannerHeading {...{ sight, view, by, toNow }} />}
      acts={<PlannerActs {...{ view, setView }} />}
      foot={<Foot branchId={branch?.id ?? null} rows={rows} />}
    >
      <div ref={ref} className="flex min-h-0 flex-1 flex-col">
        {error !== null && rows === undefined && (
          <p role="alert" className="flex items-center gap-3 p-6">
            {error.error.message} <Button onClick={retry}>{t('title')}</Button>
          </p>
        )}
        {nothing && <p className="p-6 text-ink-700">{t('empty')}</p>}
        {rows && !nothing && width > 0 && (
          <Plan key={`${view} ${left}`} {...{ rows, axis, view, left, now, sight, today, classId, setClassId }} />
        )}
      </div>
    </Screen>
  )
}

interface PlanProps {
  readonly rows: Rows
  readonly axis: Axis
  readonly view: View
  readonly left: number
  readonly now: LocalDateTime
  readonly sight: Sight
  readonly today: string
  readonly classId: number | null
  readonly setClassId: (id: number | null) => void
}

/** The grid with the dialogs that its entries open. */
function Plan({ rows, axis, view, left, now, sight, today, classId, setClassId }: PlanProps) {
  const [opened, setOpened] = useState<PlanBar | null>(null)
  const [stretch, setStretch] = useState<{ line: CarLine; at: LocalDateTime } | null>(null)
  const [start] = useState(() => startOf(view, sight.get().first, today))
  const plateOf = (car: number) => {
    const line = rows.lines[rows.lineOfCar.get(car) ?? -1]
    return line?.kind === 'car' ? line.plate : ''
  }
  const lifting = useLifting(plateOf)
  return (
    <>
      <Grid
        {...{ rows, axis, view, left, now, start, sight, lifting }}
        corner={<ClassChoice {...{ rows, classId, setClassId }} />}
        onOpen={setOpened}
        onStretch={(line, at) => setStretch({ line, at })}
      />
      {opened && (
        <EntryDialog bar={opened} rows={rows} now={now} plate={plateOf(opened.car)} onClose={() => setOpened(null)} />
      )}
      {stretch && <StretchDialog {...stretch} rows={rows} onClose={() => setStretch(null)} />}
    </>
  )
}

type Choice = Pick<PlanProps, 'rows' | 'classId' | 'setClassId'>

/** Class whose cars are shown, at the head of their column. */
function ClassChoice({ rows, classId, setClassId }: Choice) {
  const t = useTranslations('staff.planner.classes')
  return (
    <select
      aria-label={t('label')}
      value={classId ?? ''}
      onChange={({ currentTarget: { value } }) => setClassId(value === '' ? null : Number(value))}
      className="-ml-1 h-8 w-full min-w-0 rounded-field bg-paper pl-1 text-ink-700 hover:text-ink-900"
    >
      <option value="">{t('all')}</option>
      {rows.classes.map(({ id }) => (
        <option key={id} value={id}>
          {rows.className(id)}
        </option>
      ))}
    </select>
  )
}

/** First day in sight: a week begins on its Monday where it is the present one, and a month with its week. */
function startOf(view: View, first: string, today: string): string {
  if (view === 'day' || first !== today) return first
  const weekday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7
  return addDays(today, -weekday)
}
