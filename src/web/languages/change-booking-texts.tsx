import calendar from '#content/de/calendar.ts'
import booking from '#content/de/change-booking.ts'
import { ChangeBooking } from '#booking/change/change-booking.tsx'
import { withMessages } from '#i18n/i18n.tsx'

/** Page for changing a booking, loaded when it is opened. */
export default withMessages({ booking, calendar }, ChangeBooking)
