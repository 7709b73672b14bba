import { useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { useClosedDays } from '#rental/closed-days.ts'
import { classes } from '#ui/classes.ts'
import { controlsOf, type Change, type Draft, type PeriodField } from './trip-draft.ts'
import { useDays } from './days.ts'
import { PeriodRow } from './period-row.tsx'
import type { Problem } from './trip-problems.ts'
import { useSlots } from './slots.ts'

type PeriodLabel = 'pickupDate' | 'pickupTime' | 'dropoffDate' | 'dropoffTime'

/** The rental period: pickup and drop-off, each with its day and time. */
export function PeriodFields({
  draft,
  problems,
  onChange,
  labels,
  className = 'mt-4 md:max-stage:grid-cols-2',
}: {
  readonly draft: Draft
  readonly problems: readonly Problem[]
  readonly onChange: (change: Change) => void
  /** Shorter ones, where the fields stand in a row. */
  readonly labels?: Readonly<Record<PeriodLabel, string>>
  readonly className?: string
}) {
  const t = useTranslations('site.home.form')
  const labelOf = (name: PeriodLabel) => labels?.[name] ?? t(name)
  const message = useProblemText()
  const slots = useSlots(draft)
  const site = useSite().data
  const closed = useClosedDays(site?.branches.find(({ id }) => id === draft.pickup))
  const shown = controlsOf(draft, useDays(), site?.rules.maxDays)
  const days = {
    choose: t('chooseDate'),
    from: shown.startDate || undefined,
    until: shown.endDate || undefined,
  }
  const problemAt = (...fields: PeriodField[]) => problems.find(({ field }) => fields.includes(field))
  const control = (field: PeriodField, label: string, value: string, disabled: boolean) => ({
    field,
    label,
    value,
    disabled,
    invalid: problemAt(field) !== undefined,
    onChange: (changed: string) => onChange({ field, value: changed }),
  })
  return (
    <fieldset className={classes('grid items-start gap-x-3 gap-y-4', className)}>
      <legend className="sr-only">{t('period')}</legend>
      <PeriodRow
        date={control('startDate', labelOf('pickupDate'), shown.startDate, false)}
        time={control('startTime', labelOf('pickupTime'), shown.startTime, shown.noStart)}
        days={{ ...days, min: shown.minStart, max: shown.maxStart, closed }}
        times={slots.startTimes}
        hint={slots.startHint}
        error={message(problemAt('startDate', 'startTime'))}
      />
      <PeriodRow
        date={control('endDate', labelOf('dropoffDate'), shown.endDate, shown.noStart)}
        time={control('endTime', labelOf('dropoffTime'), shown.endTime, shown.noEnd)}
        days={{ ...days, min: shown.minEnd, max: shown.maxEnd }}
        times={slots.endTimes}
        hint={slots.endHint}
        error={message(problemAt('endDate', 'endTime'))}
      />
    </fieldset>
  )
}

function useProblemText(): (problem: Problem | undefined) => string | undefined {
  const t = useTranslations('site.home.form.problems')
  const rules = useSite().data?.rules
  return (problem) => {
    if (!problem) return undefined
    const { leadMinutes = 0, horizonMonths = 0, maxDays = 0 } = rules ?? {}
    return t(problem.reason, {
      hours: Math.ceil(leadMinutes / 60),
      months: String(horizonMonths),
      days: String(maxDays),
    })
  }
}
