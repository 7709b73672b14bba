import words from '#content/de/booking/words.ts'
import story from '#content/de/staff/booking-story.ts'
import log from '#content/de/staff/log.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { LogPage } from '#staff/log/log-page.tsx'

export default withMessages({ booking: { words }, staff: { log, bookings: { story } } }, LogPage)
