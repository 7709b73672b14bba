import { useTranslations } from 'use-intl'

import { hoursOn } from '#domain/opening-hours.ts'
import { dateOf } from '#domain/period.ts'
import { useTrip } from '../flow/trip-context.ts'
import { useBilingual } from '../words.ts'
import type { DateProblem } from './problems.ts'

/** A problem in words that say what to do. */
export function useProblemText(): (problem: DateProblem | undefined) => string | undefined {
  const t = useTranslations('booking.dates.problems')
  const { site, trip } = useTrip()
  const bilingual = useBilingual()
  const { leadMinutes, horizonMonths, maxDays } = site.rules
  return (problem) => {
    if (problem === undefined) return undefined
    if (problem === 'closed_day') {
      const branch = site.branches.find(({ id }) => id === trip.pickup)
      const name = branch && trip.start && hoursOn(branch.calendar, dateOf(trip.start)).name
      return name ? t('closed_day_name', { name: bilingual(name) }) : t('closed_day')
    }
    return t(problem, { lead: Math.ceil(leadMinutes / 60), months: String(horizonMonths), days: String(maxDays) })
  }
}
