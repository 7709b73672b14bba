import { addMonths } from '../../../../domain/local-time.ts'
import { closedDay } from '../../../../domain/opening-hours.ts'
import { addDays, type LocalDate } from '../../../../domain/period.ts'
import { useSite } from '../../../api/site.ts'
import type { CalendarProps } from '../../../calendar/calendar.tsx'
import { useLanguage } from '../../../i18n.tsx'
import { controlsOf, type Change, type Draft } from './draft.ts'
import { useToday } from './today.ts'

interface Calendars {
  readonly start: CalendarProps
  readonly end: CalendarProps
}

/** What the calendars of both days offer; nothing until the hours and the limits are known. */
export function useCalendars(draft: Draft, onChange: (change: Change) => void): Calendars | undefined {
  const site = useSite().data
  const language = useLanguage()
  const today = useToday()
  if (!site || today === undefined) return undefined
  const { startDate, endDate } = controlsOf(draft, today)
  const hours = site.branches.find(({ id }) => id === draft.pickup)?.calendar
  const closed = (day: LocalDate) => {
    const found = hours && closedDay(hours, day)
    return found ? (found.name?.[language] ?? '') : undefined
  }
  const { horizonMonths, maxDays } = site.rules
  const last = addMonths(today, horizonMonths)
  const rental = { from: startDate || undefined, until: endDate || undefined }
  return {
    start: {
      ...rental,
      value: rental.from,
      min: today,
      max: last,
      closed: hours?.afterHours.allowed === false ? closed : undefined,
      onChoose: (value) => onChange({ field: 'startDate', value }),
    },
    end: {
      ...rental,
      value: rental.until,
      min: startDate || today,
      max: addDays(startDate || last, maxDays),
      onChoose: (value) => onChange({ field: 'endDate', value }),
    },
  }
}
