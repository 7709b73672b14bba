import booking from '../../content/en/change-booking.ts'
import { ChangeBooking, type ChangeProps } from '../booking/change/change-booking.tsx'
import { MoreMessages } from '../i18n.tsx'

const messages = { booking }

/** Loaded when somebody changes a booking. */
export default function EnglishChangeBooking(props: ChangeProps) {
  return (
    <MoreMessages messages={messages}>
      <ChangeBooking {...props} />
    </MoreMessages>
  )
}
