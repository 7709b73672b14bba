import booking from '../../content/en/booking.ts'
import calendar from '../../content/en/calendar.ts'
import { BookingFrame } from '../booking/frame.tsx'
import { MoreMessages } from '../i18n.tsx'

const messages = { booking, calendar }

export default function EnglishBooking() {
  return (
    <MoreMessages messages={messages}>
      <BookingFrame />
    </MoreMessages>
  )
}
