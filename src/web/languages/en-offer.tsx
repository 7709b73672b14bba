import { Outlet } from 'react-router'

import offer from '../../content/en/booking/offer.ts'
import { MoreMessages } from '../i18n.tsx'

const messages = { booking: { offer } }

/** What is said without an offer. The texts of the booking form come with the offer itself. */
export default function EnglishOffer() {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
