import booking from '../../content/de/own-bookings.ts'
import { BookingFrame } from '../booking/frame.tsx'
import { OwnBookings } from '../booking/own/own-bookings.tsx'
import { MoreMessages } from '../i18n.tsx'

const messages = { booking }

/** Loaded where somebody is signed in: others would have it for nothing. */
export default function GermanOwnBookings() {
  return (
    <MoreMessages messages={messages}>
      <BookingFrame>
        <OwnBookings />
      </BookingFrame>
    </MoreMessages>
  )
}
