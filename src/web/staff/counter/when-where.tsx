import { useTranslations } from 'use-intl'

import { dateOf, rentalDays, timeOf, TIME_OPTIONS } from '#domain/period.ts'
import { useSite } from '#api/site.ts'
import { useBilingual } from '#rental/rental-words.ts'
import { useBranch } from '../frame/branch.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { inDaysFrom, type DeskDraft } from './desk-draft.ts'

interface Props {
  readonly draft: DeskDraft
  readonly onDraft: (changes: Partial<DeskDraft>) => void
  /** Words about what is wrong with one of the ends. */
  readonly problems: { readonly start?: string | undefined; readonly end?: string | undefined }
}

/** Pickup and drop-off: from the next half hour for one day, unless something else is said. */
export function WhenWhere({ draft, onDraft, problems }: Props) {
  const t = useTranslations('staff.counter.when')
  const { start, end } = draft
  const { data } = useSite()
  const grace = data?.rules.graceMinutes ?? 59
  const days = end > start ? rentalDays({ start, end }, grace) : 1
  // The end keeps its distance when the start moves.
  const setStart = (next: string) => {
    if (dateOf(next) === '') return
    onDraft({ start: next, end: inDaysFrom(next, days) })
  }
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_1fr_5rem]">
      <End
        label={t('pickup')}
        local={start}
        branch={draft.pickup}
        own
        error={problems.start}
        onLocal={setStart}
        onBranch={(pickup) => onDraft({ pickup, dropoff: draft.dropoff === draft.pickup ? pickup : draft.dropoff })}
      />
      <End
        label={t('dropoff')}
        local={end}
        branch={draft.dropoff}
        error={problems.end}
        onLocal={(next) => dateOf(next) !== '' && onDraft({ end: next })}
        onBranch={(dropoff) => onDraft({ dropoff })}
      />
      <Field label={t('days')} className="max-sm:flex max-sm:items-center max-sm:justify-between max-sm:[&_input]:w-24">
        <Input
          type="number"
          min={1}
          max={data?.rules.maxDays ?? 90}
          value={days}
          onChange={(event) => {
            const wanted = Number(event.target.value)
            if (Number.isInteger(wanted) && wanted > 0) onDraft({ end: inDaysFrom(start, wanted) })
          }}
          className="figures"
        />
      </Field>
    </div>
  )
}

interface EndProps {
  readonly label: string
  readonly local: string
  readonly branch: number
  /** Whether only the colleague's own locations are choices. */
  readonly own?: boolean
  readonly error: string | undefined
  readonly onLocal: (local: string) => void
  readonly onBranch: (id: number) => void
}

function End({ label, local, branch, own = false, error, onLocal, onBranch }: EndProps) {
  const t = useTranslations('staff.counter.when')
  const named = useBilingual()
  const { branches } = useBranch()
  const all = (useSite().data?.branches ?? []).filter(({ closed }) => !closed)
  const day = dateOf(local)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-meta font-semibold text-ink-700">{label}</legend>
      <div className="grid grid-cols-[1fr_5.5rem] gap-1.5">
        <Input
          type="date"
          aria-label={`${label}: ${t('date')}`}
          value={day}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => event.target.value !== '' && onLocal(`${event.target.value}T${timeOf(local)}`)}
        />
        <Select
          aria-label={`${label}: ${t('time')}`}
          value={timeOf(local)}
          onChange={(event) => onLocal(`${day}T${event.target.value}`)}
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
          className="col-span-2"
        >
          {(own ? branches : all).map(({ id, names }) => (
            <option key={id} value={id}>
              {named(names)}
            </option>
          ))}
        </Select>
      </div>
      {error !== undefined && <p className="mt-1 text-meta font-medium text-danger">{error}</p>}
    </fieldset>
  )
}
