import booking from '#content/de/change-booking.ts'
import { ChangeBooking } from '#booking/change/change-booking.tsx'
import { withMessages } from '#i18n/i18n.tsx'

/** Loaded when somebody changes a booking. */
export default withMessages({ booking }, ChangeBooking)
