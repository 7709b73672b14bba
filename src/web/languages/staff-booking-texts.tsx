import words from '#content/de/booking/words.ts'
import blocks from '#content/de/staff/blocks.ts'
import bookings from '#content/de/staff/bookings.ts'
import today from '#content/de/staff/today.ts'
import { OfficeBooking } from '#staff/bookings/office-booking.tsx'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ booking: { words }, staff: { blocks, bookings, today } }, OfficeBooking)
