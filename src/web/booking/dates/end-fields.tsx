import { useTranslations } from 'use-intl'

import { pickupSlot } from '../../../domain/opening-hours.ts'
import { dateOf } from '../../../domain/period.ts'
import type { Branch } from '../../../contract/site.ts'
import { Button } from '../../ui/button.tsx'
import { useBranchName } from '../branch.ts'
import { useFlow } from '../flow/flow.tsx'
import { BranchField } from './branch-field.tsx'
import { DateField } from './date-field.tsx'
import { useProblemText } from './problem-text.ts'
import type { DateProblems } from './problems.ts'
import { HoursNote, TimeField } from './time-field.tsx'
import type { End } from './use-dates.ts'

interface EndFieldsProps {
  readonly which: 'pickup' | 'dropoff'
  readonly end: End
  readonly problems: DateProblems
}

/** One end of the rental: where, which day, what time, and who is there then. */
export function EndFields({ which, end, problems }: EndFieldsProps) {
  const t = useTranslations('booking.dates')
  const { trip } = useFlow()
  const say = useProblemText()
  const { branch, local, slot } = end
  const problem = problems[which === 'pickup' ? 'start' : 'end']
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className="mb-4 text-subtitle font-semibold">{t(which)}</legend>
      <BranchField
        label={t(`${which}Branch`)}
        value={branch?.id}
        error={say(problems[which])}
        onChange={end.pickBranch}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9.5rem] md:grid-cols-1 xl:grid-cols-[minmax(0,1fr)_9.5rem]">
        <DateField
          label={t(`${which}Date`)}
          error={say(problem)}
          disabled={end.disabled}
          value={local && dateOf(local)}
          min={end.min}
          max={end.max}
          from={trip.start && dateOf(trip.start)}
          until={trip.end && dateOf(trip.end)}
          closed={end.closed}
          onChoose={end.pickDate}
        />
        <TimeField
          label={t(`${which}Time`)}
          value={local}
          options={end.options}
          disabled={local === undefined}
          onChange={end.pickTime}
        />
      </div>
      {(problem === 'closed' || problem === 'closed_day') && <Elsewhere />}
      {branch && local !== undefined && slot && <HoursNote branch={branch} local={local} slot={slot} />}
    </fieldset>
  )
}

/** Where the branch is closed, the other one may not be. */
function Elsewhere() {
  const t = useTranslations('booking.dates')
  const { site, trip, change } = useFlow()
  const name = useBranchName()
  const opens = (branch: Branch) =>
    branch.id !== trip.pickup && trip.start !== undefined && pickupSlot(branch.calendar, trip.start).status !== 'closed'
  const other = site.branches.find(opens)
  if (!other) return null
  const together = trip.dropoff === trip.pickup
  return (
    <Button variant="quiet" onClick={() => change({ pickup: other.id, dropoff: together ? other.id : trip.dropoff })}>
      {t('elsewhere', { branch: name(other) })}
    </Button>
  )
}
