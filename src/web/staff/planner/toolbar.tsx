import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'

import { addDays, type LocalDate } from '#domain/period.ts'
import { asUtc, useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { useBranch } from '../frame/branch.tsx'
import { Button } from '../ui/act-button.tsx'
import { Select } from '../ui/dense-field.tsx'
import { Steady } from '../ui/steady.tsx'
import { lastInSight, views, weekOf, type View } from './axis.ts'
import { useMoments } from './bar-words.ts'
import { useSight, type Sight } from './sight.ts'

interface HeadingProps {
  readonly sight: Sight
  readonly view: View
  /** Width in pixels that the days have. */
  readonly room: number
  readonly by: (direction: number) => void
  readonly toNow: () => void
  /** Whether the reader is already there where `toNow` leads; only a phone's list knows. */
  readonly atNow: boolean
  /** Day that a phone shows; null where the grid has several. */
  readonly day: LocalDate | null
}

const step =
  'press grid size-8 place-items-center rounded-field border border-line text-ink-500 hover:border-edge hover:text-ink-900 touch:size-11'

/** Title, branch, and the days in sight between their arrows. */
export function PlannerHeading({ sight, view, room, by, toNow, atNow, day }: HeadingProps) {
  const t = useTranslations('staff.planner')
  return (
    <>
      <h1 className="text-screen">{t('title')}</h1>
      <Branches />
      <div className="flex items-center gap-2 max-lg:gap-1 max-sm:grow max-sm:justify-end max-sm:gap-0.5">
        <button
          type="button"
          className={step}
          aria-label={t('earlier')}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => by(-1)}
        >
          <ChevronLeft aria-hidden size={16} />
        </button>
        {day === null ? <InView {...{ sight, view, room }} /> : <OneDay day={day} />}
        <button
          type="button"
          className={step}
          aria-label={t('later')}
          aria-keyshortcuts="ArrowRight"
          onClick={() => by(1)}
        >
          <ChevronRight aria-hidden size={16} />
        </button>
        {/* A phone has it below, beside the class. */}
        {day === null && <ToNow {...{ toNow, atNow }} />}
      </div>
    </>
  )
}

type ToNowProps = Pick<HeadingProps, 'toNow' | 'atNow'>

/** Leads back to the present day. */
export function ToNow({ toNow, atNow }: ToNowProps) {
  const t = useTranslations('staff.planner')
  return (
    // The foot names its key as well.
    <Button
      look="quiet"
      keys="t"
      aria-disabled={atNow}
      onClick={toNow}
      className="max-lg:px-2! max-[100rem]:[&>span]:hidden"
    >
      {t('toNow')}
    </Button>
  )
}

function OneDay({ day }: { readonly day: LocalDate }) {
  const { dated } = useMoments()
  return <span className="min-w-24 text-center font-semibold whitespace-nowrap">{dated(`${day}T00:00`)}</span>
}

/** The days in sight in words; only this is drawn anew while one scrolls. */
function InView({ sight, view, room }: Pick<HeadingProps, 'sight' | 'view' | 'room'>) {
  const t = useTranslations('staff.planner')
  const { dated } = useMoments()
  const format = useFormat()
  const { first } = useSight(sight)
  const shortMonth = (day: LocalDate) => format.dateTime(asUtc(day), { month: 'short' })
  const last = lastInSight(view, first, room)
  // A window of one week may begin on any of its days: it is named by the first.
  const weeks = [...new Set([first, last > addDays(first, 6) ? last : first].map(weekOf))].join('–')
  return (
    <>
      <span className="min-w-28 text-center font-semibold whitespace-nowrap max-lg:min-w-0 max-lg:px-1 min-[100rem]:min-w-52">
        {view === 'day' && dated(`${first}T00:00`)}
        {view === 'week' && format.days(first, last)}
        {view === 'month' && (
          <>
            <span className="max-lg:hidden">{format.days(first, last)}</span>
            {/* On a tablet the heads of the columns name the days. */}
            <span className="lg:hidden">{[...new Set([first, last].map(shortMonth))].join(' – ')}</span>
            <span className="max-wide:hidden"> {last.slice(0, 4)}</span>
          </>
        )}
        {view === 'week' && (
          <span className="ml-2 font-normal text-ink-500 max-[100rem]:hidden">{t('week', { number: weeks })}</span>
        )}
      </span>
    </>
  )
}

/** Branches to choose from, and the one that is chosen; null where the switcher in the sidebar is enough. */
function useChoices() {
  const t = useTranslations('staff.planner.branches')
  const language = useLocale()
  const { branch, branches, choose } = useBranch()
  if (branches.length < 2 || branches.length > 3) return null
  const choices = [...branches.map(({ id, names }) => ({ id, name: names[language] })), { id: null, name: t('all') }]
  return { label: t('label'), choices, chosen: branch?.id ?? null, choose }
}

function Branches() {
  const known = useChoices()
  if (known === null) return null
  const { label, choices, chosen, choose } = known
  return (
    <>
      <Segments label={label} className="max-lg:hidden">
        {choices.map(({ id, name }) => (
          <Segment key={name} words={name} on={chosen === id} onClick={() => choose(id)} />
        ))}
      </Segments>
      {/* On a tablet the names side by side would need a line of their own; a phone has them below, beside the class. */}
      <BranchSelect className="hidden sm:max-lg:grid" />
    </>
  )
}

/** Look of what a bar lets one choose. */
export const pill = 'h-8 min-w-0 max-w-44 rounded-full border border-line bg-sand text-meta font-semibold touch:h-11'

export function BranchSelect({ className }: { readonly className?: string }) {
  const known = useChoices()
  if (known === null) return null
  const { label, choices, chosen, choose } = known
  return (
    <Select
      look="bare"
      aria-label={label}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
      className={classes(pill, className)}
    >
      {choices.map(({ id, name }) => (
        <option key={name} value={id ?? ''}>
          {name}
        </option>
      ))}
    </Select>
  )
}

interface SegmentsProps {
  readonly label: string
  readonly className?: string
  readonly children: React.ReactNode
}

const Segments = ({ label, className, children }: SegmentsProps) => (
  <div
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for inputs
    role="group"
    aria-label={label}
    className={classes(
      'relative isolate inline-flex max-w-full rounded-full p-0.5 before:absolute before:inset-x-0 before:inset-y-0 before:-z-10 before:rounded-full before:border before:border-line before:bg-sand touch:py-0 touch:before:inset-y-1',
      className,
    )}
  >
    {children}
  </div>
)

interface SegmentProps {
  readonly words: string
  readonly on: boolean
  readonly onClick: () => void
}

function Segment({ words, on, onClick }: SegmentProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={classes(
        'press flex min-w-0 items-center rounded-full touch:h-11',
        on ? 'font-semibold text-ink-900' : 'font-medium text-ink-500 hover:text-ink-900',
      )}
    >
      {/* The finger has 44 px, the pill is drawn as high as for a mouse. */}
      <span
        className={classes(
          'h-6.5 overflow-hidden rounded-full px-2 leading-6.5 min-[100rem]:px-3 touch:h-8 touch:leading-8',
          on && 'bg-white shadow-low',
        )}
      >
        <Steady words={words} className="max-w-full text-center *:truncate" />
      </span>
    </button>
  )
}

interface ActsProps {
  readonly view: View
  readonly setView: (view: View) => void
}

const legend = [
  ['booked', 'bg-petrol-100 inset-ring inset-ring-petrol-600/25'],
  ['out', 'bg-petrol-600'],
  ['back', 'bg-sand-200'],
  ['hold', 'border-[1.5px] border-dashed border-ink-500 bg-white'],
  ['shop', 'plan-shop bg-sand-200'],
  ['drive', 'bg-ink-700'],
] as const

/** Looks of the entries in words: in the top bar where it has room, else below the grid. */
export function Legend({ className }: { readonly className: string }) {
  const t = useTranslations('staff.planner.legend')
  return (
    <ul className={classes('flex flex-wrap gap-x-2.5 gap-y-1 text-xs min-[100rem]:gap-x-3 text-ink-500', className)}>
      {legend.map(([name, look]) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden className={classes('h-2.75 w-3 rounded-[3px] min-[100rem]:w-3.5', look)} />
          {t(name)}
        </li>
      ))}
    </ul>
  )
}

/** Legend, and how many days the width shows. */
export function PlannerActs({ view, setView }: ActsProps) {
  const t = useTranslations('staff.planner')
  return (
    <>
      <Legend className="mr-3 max-[90rem]:hidden" />
      <Segments label={t('views.label')}>
        {views.map((one) => (
          <Segment key={one} words={t(`views.${one}`)} on={view === one} onClick={() => setView(one)} />
        ))}
      </Segments>
    </>
  )
}
