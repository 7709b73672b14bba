import { Outlet } from 'react-router'

import offer from '../../content/de/booking/offer.ts'
import { MoreMessages } from '../i18n.tsx'

const messages = { booking: { offer } }

/** What is said without an offer. The texts of the booking form come with the offer itself. */
export default function GermanOffer() {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
