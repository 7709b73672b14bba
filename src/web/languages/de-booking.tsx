import { Outlet } from 'react-router'

import booking from '../../content/de/booking.ts'
import { BookingFrame } from '../booking/frame.tsx'
import { MoreMessages } from '../i18n.tsx'

const messages = { booking }

export default function GermanBooking() {
  return (
    <MoreMessages messages={messages}>
      <BookingFrame>
        <Outlet />
      </BookingFrame>
    </MoreMessages>
  )
}
