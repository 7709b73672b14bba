import type { Branch } from '#contract/site.ts'
import { closedDay } from '#domain/opening-hours.ts'
import type { LocalDate } from '#domain/period.ts'
import { useLanguage } from '#i18n/i18n.tsx'

/**
 * Days on which nobody can pick up a car at the branch, for the calendar: '' or the holiday's name. Undefined for a branch
 * where there are none, as it hands over cars at any hour.
 */
export function useClosedDays(branch: Branch | undefined): ((date: LocalDate) => string | undefined) | undefined {
  const language = useLanguage()
  if (!branch || (branch.calendar.afterHours.allowed && branch.calendar.closedFrom === undefined)) return undefined
  return (date) => {
    const found = closedDay(branch.calendar, date)
    return found ? (found.name?.[language] ?? '') : undefined
  }
}
