import booking from '../../content/de/booking.ts'
import calendar from '../../content/de/calendar.ts'
import { BookingFrame } from '../booking/frame.tsx'
import { MoreMessages } from '../i18n.tsx'

const messages = { booking, calendar }

export default function GermanBooking() {
  return (
    <MoreMessages messages={messages}>
      <BookingFrame />
    </MoreMessages>
  )
}
