import calendar from '#content/de/calendar.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { DayCalendar } from '#staff/ui/day-calendar.tsx'

export default withMessages({ calendar }, DayCalendar)
