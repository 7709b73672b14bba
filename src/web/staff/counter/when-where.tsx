import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { dateOf, rentalDays, timeOf, TIME_OPTIONS } from '#domain/period.ts'
import { useSite } from '#api/site.ts'
import { useBilingual } from '#rental/rental-words.ts'
import { useBranch } from '../frame/branch.tsx'
import { DayField } from '../ui/day-field.tsx'
import { Input, Select, Trouble } from '../ui/dense-field.tsx'
import { inDaysFrom, withTime, withTypedDay, type DeskDraft, type RentalEnd } from './desk-draft.ts'

interface Props {
  readonly draft: DeskDraft
  readonly onDraft: (changes: Partial<DeskDraft>) => void
  /** Words about what is wrong with one of the ends. */
  readonly problems: { readonly start?: string | undefined; readonly end?: string | undefined }
}

/** Pickup and drop-off: from the next half hour for one day, unless something else is said. */
export function WhenWhere({ draft, onDraft, problems }: Props) {
  const t = useTranslations('staff.counter.when')
  const { start, end, notDays } = draft
  const { data } = useSite()
  const grace = data?.rules.graceMinutes ?? 59
  const days = end > start ? rentalDays({ start, end }, grace) : 1
  const time = (name: RentalEnd) => ({
    local: draft[name],
    day: notDays[name] || dateOf(draft[name]),
    error: problems[name],
    onDay: (typed: string) => onDraft(withTypedDay(draft, name, typed, days)),
    onLocal: (local: string) => onDraft(withTime(name, local, days)),
  })
  return (
    <div className="grid gap-x-1.5 gap-y-3 sm:gap-y-2">
      <End
        {...time('start')}
        label={t('pickup')}
        branch={draft.pickup}
        own
        onBranch={(pickup) => onDraft({ pickup, dropoff: draft.dropoff === draft.pickup ? pickup : draft.dropoff })}
      />
      <End {...time('end')} label={t('dropoff')} branch={draft.dropoff} onBranch={(dropoff) => onDraft({ dropoff })}>
        <Days
          days={days}
          most={data?.rules.maxDays ?? 90}
          onDays={(wanted) => onDraft({ end: inDaysFrom(start, wanted), notDays: { ...notDays, end: '' } })}
        />
      </End>
    </div>
  )
}

interface DaysProps {
  readonly days: number
  readonly most: number
  readonly onDays: (days: number) => void
}

/** Length of the rental, with its word in the field, so that it ends in line with the fields above. */
function Days({ days, most, onDays }: DaysProps) {
  const t = useTranslations('staff.counter.when')
  const id = useId()
  return (
    <span className="relative grid">
      <Input
        id={id}
        type="number"
        min={1}
        max={most}
        value={days}
        onChange={(event) => {
          const wanted = Number(event.target.value)
          if (Number.isInteger(wanted) && wanted > 0) onDays(wanted)
        }}
        className="figures [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <label
        htmlFor={id}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-meta text-ink-500"
      >
        {t('days', { count: days })}
      </label>
    </span>
  )
}

interface EndProps {
  readonly label: string
  readonly local: string
  /** Its day, or what was typed in place of one. */
  readonly day: string
  readonly branch: number
  /** Whether only the colleague's own locations are choices. */
  readonly own?: boolean
  readonly error: string | undefined
  readonly onDay: (typed: string) => void
  readonly onLocal: (local: string) => void
  readonly onBranch: (id: number) => void
  /** Further fields, beside the day. */
  readonly children?: ReactNode
}

/** Columns of an end: its name, day, time, branch, and the days of the rental; a phone has two. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_6rem] gap-1.5 sm:grid-cols-[4.25rem_minmax(0,11.25rem)_5.25rem_minmax(0,1fr)_5rem]'

function End({ label, local, day, branch, own = false, error, onDay, onLocal, onBranch, children }: EndProps) {
  const t = useTranslations('staff.counter.when')
  const named = useBilingual()
  const { branches } = useBranch()
  const all = (useSite().data?.branches ?? []).filter(({ closed }) => !closed)
  const id = useId()
  const alone = children === undefined
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no grid everywhere
    <div role="group" aria-labelledby={id} className={columns}>
      <span id={id} className="text-meta font-semibold text-ink-700 max-sm:col-span-full sm:self-center">
        {label}
      </span>
      <DayField
        required
        label={`${label}: ${t('date')}`}
        value={day}
        trouble={error === undefined ? undefined : `${id}-wrong`}
        onChange={onDay}
      />
      <Select
        aria-label={`${label}: ${t('time')}`}
        value={timeOf(local)}
        onChange={(event) => onLocal(`${dateOf(local)}T${event.target.value}`)}
        className="figures"
      >
        {TIME_OPTIONS.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Select>
      <Select
        aria-label={`${label}: ${t('at')}`}
        value={branch}
        onChange={(event) => onBranch(Number(event.target.value))}
        className={alone ? 'col-span-2' : undefined}
      >
        {(own ? branches : all).map(({ id: one, names }) => (
          <option key={one} value={one}>
            {named(names)}
          </option>
        ))}
      </Select>
      {children}
      {error !== undefined && (
        <div className="col-span-full">
          <Trouble id={`${id}-wrong`}>{error}</Trouble>
        </div>
      )}
    </div>
  )
}
