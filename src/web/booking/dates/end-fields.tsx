import { useTranslations } from 'use-intl'

import { dateOf } from '#domain/period.ts'
import { useTrip } from '../flow/trip-context.ts'
import { DateField } from '#rental/date-field.tsx'
import { BranchSelect } from '#rental/trip-selects.tsx'
import { useBranch } from '#api/branches.ts'
import { Field } from '#ui/field.tsx'
import { OtherPickups } from './other-pickups.tsx'
import type { DateProblems, DateProblem } from './date-problems.ts'
import { HoursNote, TimeField } from './time-field.tsx'
import type { End } from './use-dates.ts'
import { hoursOn } from '#domain/opening-hours.ts'
import { useBilingual } from '#rental/rental-words.ts'

interface EndFieldsProps {
  readonly which: 'pickup' | 'dropoff'
  readonly end: End
  readonly problems: DateProblems
}

/** Pickup or return: branch, day and time, and whether staff are there then. */
export function EndFields({ which, end, problems }: EndFieldsProps) {
  const t = useTranslations('booking.dates')
  const { trip } = useTrip()
  const say = useProblemText(which)
  const { branch, local, slot } = end
  // From the page itself: it can be chosen before the server has answered.
  const chosen = useBranch(trip[which] ?? 0)
  const problem = problems[which === 'pickup' ? 'start' : 'end']
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className="mb-4 heading-3">{t(which)}</legend>
      <Field label={t(`${which}Branch`)} error={say(problems[which])}>
        <BranchSelect value={chosen?.id} choose={t('chooseBranch')} onChange={end.pickBranch} />
      </Field>
      <div className="grid gap-x-3 gap-y-4 min-[22rem]:grid-cols-[minmax(0,1fr)_8.25rem] sm:gap-x-4 sm:grid-cols-[minmax(0,1fr)_9.5rem] md:grid-cols-1 xl:grid-cols-[minmax(0,1fr)_9.5rem]">
        <DateField
          label={t(`${which}Date`)}
          choose={t('chooseDate')}
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
      {which === 'pickup' && <OtherPickups problem={problem} />}
      {branch && local !== undefined && slot && problem !== 'closed_day' && (
        <HoursNote branch={branch} local={local} slot={slot} zone={which === 'pickup'} />
      )}
    </fieldset>
  )
}

/** A problem in words that say what to do. */
function useProblemText(which: 'pickup' | 'dropoff'): (problem: DateProblem | undefined) => string | undefined {
  const t = useTranslations('booking.dates.problems')
  const { site, trip } = useTrip()
  const bilingual = useBilingual()
  const { leadMinutes, horizonMonths, maxDays } = site.rules
  return (problem) => {
    if (problem === undefined) return undefined
    if (problem === 'closed_day') {
      const branch = site.branches.find(({ id }) => id === trip[which])
      const local = which === 'pickup' ? trip.start : trip.end
      const name = branch && local && hoursOn(branch.calendar, dateOf(local)).name
      return name ? t('closed_day_name', { name: bilingual(name) }) : t('closed_day')
    }
    return t(problem, { lead: Math.ceil(leadMinutes / 60), months: String(horizonMonths), days: String(maxDays) })
  }
}
