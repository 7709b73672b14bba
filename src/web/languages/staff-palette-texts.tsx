import words from '#content/de/booking/words.ts'
import bookings from '#content/de/staff/bookings.ts'
import palette from '#content/de/staff/palette.ts'
import { OfficePalette } from '#staff/palette/office-palette.tsx'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ booking: { words }, staff: { bookings, palette } }, OfficePalette)
