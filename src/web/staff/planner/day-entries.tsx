import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import { addDays, type LocalDate, type LocalDateTime } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import type { PresentOf } from '../frame/presence.ts'
import { useBranchLabel } from '../frame/use-branch-label.ts'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { useBarWords, useMoments } from './bar-words.ts'
import { isDue } from './lateness.ts'
import type { CarLine } from './rows.ts'
import type { OnStretch } from './stops.ts'

interface Props {
  readonly line: CarLine
  readonly day: LocalDate
  readonly now: LocalDateTime
  readonly bars: readonly PlanBar[]
  /** Whether the day has been read. */
  readonly isKnown: boolean
  /** Branch at which the car is as the day begins; undefined while it is not known. */
  readonly place: number | undefined
  readonly branchName: (id: number) => string
  readonly onOpen: (bar: PlanBar, plate: string) => void
  readonly onStretch: OnStretch
  readonly present: PresentOf
}

const edges = {
  held: 'border-dashed border-ink-500',
  kept: 'border-dashed border-ink-500',
  certain: 'border-petrol-300',
  out: 'border-petrol-600',
  back: 'border-line-2',
  maintenance: 'border-line-2',
  transfer: 'border-ink-700',
} as const

const isOver = ({ until }: PlanBar, now: string) => until !== null && until <= now

/** Entries of a car on a day, one press each; where it stands free, a press begins something. */
export function DayEntries(props: Props) {
  const { line, day, now, bars, isKnown, place, onStretch } = props
  const t = useTranslations('staff.planner')
  const branchLabel = useBranchLabel()
  const [from, to] = [`${day}T00:00`, `${addDays(day, 1)}T00:00`]
  const here = bars.filter(({ since, until }) => since < to && (until === null || until > from))
  const last = here.at(-1)
  const after = last === undefined ? from : last.until
  const freeNow = day === now.slice(0, 10) && after !== null && after <= now
  const freeFrom = freeNow ? now : last === undefined ? `${day}T08:00` : after
  const stands = last?.to ?? place ?? line.branch
  // A car that is not back yet promises nothing.
  const isOut = last !== undefined && isDue(last, now)
  const free = isKnown && line.kind === 'car' && !isOut && freeFrom !== null && freeFrom < to
  return (
    <ul className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1">
      {here.map((bar, at) => (
        <li key={bar.id} className={classes(!(free && at === here.length - 1) && 'col-span-2')}>
          <Entry {...props} bar={bar} />
        </li>
      ))}
      {!isKnown && line.kind === 'car' && (
        <li className="col-span-2 flex min-h-11 items-center justify-end">
          <span aria-hidden className="appear-late h-3 w-16 rounded-full bg-sand-200" />
          <span className="sr-only">{t('loading')}</span>
        </li>
      )}
      {free && (
        <li className={classes(last === undefined && 'col-span-2')}>
          <button
            type="button"
            onClick={() => onStretch(line, freeFrom)}
            className="flex min-h-11 w-full flex-col items-end justify-center pl-2 text-right text-meta leading-4.5 font-semibold text-petrol-600"
          >
            {last === undefined || freeNow ? t('lift.free') : t('freeFromTime', { time: freeFrom.slice(11) })}
            {stands !== line.branch && <span className="text-xs font-normal text-ink-500">{branchLabel(stands)}</span>}
          </button>
        </li>
      )}
    </ul>
  )
}

type EntryProps = Pick<Props, 'line' | 'day' | 'now' | 'branchName' | 'onOpen' | 'present'>

/** One entry: its name, and below it when it is and what, or how late. */
function Entry({ line, day, now, branchName, onOpen, present, bar }: EntryProps & { readonly bar: PlanBar }) {
  const t = useTranslations('staff.planner')
  const branchLabel = useBranchLabel()
  const { nameOf, stateOf, lateOf, spokenOf } = useBarWords()
  const { near } = useMoments()
  const [from, to] = [`${day}T00:00`, `${addDays(day, 1)}T00:00`]
  const { since, ends } = bar
  const end = ends === null ? t('spoken.open') : ends < to ? ends.slice(11) : near(ends)
  const times = since < from ? t('untilTime', { time: end }) : `${since.slice(11)} – ${end}`
  const late = lateOf(bar, now)
  const [name, state] = [nameOf(bar, branchLabel), stateOf(bar)]
  // The name of a drive says that it is one, and so does that of a rental elsewhere.
  const words = bar.kind === 'transfer' || name === state ? times : `${times} · ${state}`
  return (
    <button
      type="button"
      onClick={() => onOpen(bar, line.plate)}
      className={classes(
        'block min-h-11 w-full border-l-4 px-2.5 py-1 text-left leading-4.5',
        edges[bar.kind === 'rental' ? (bar.state ?? 'certain') : bar.kind],
      )}
    >
      <span className="sr-only">{spokenOf(bar, line.plate, branchName, now)}</span>
      <span aria-hidden className="flex items-center gap-2 text-meta">
        <span className={classes('truncate', isOver(bar, now) ? 'font-medium text-ink-500' : 'font-semibold')}>
          {name}
        </span>
        {bar.reference !== null && <PresenceMark present={present(bar.reference)} />}
      </span>
      <span aria-hidden className={classes('block truncate text-xs', late === '' ? 'text-ink-500' : 'text-danger')}>
        {late || words}
      </span>
    </button>
  )
}
