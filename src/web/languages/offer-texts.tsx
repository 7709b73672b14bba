import { Outlet } from 'react-router'

import offer from '#content/de/booking/offer.ts'
import { withMessages } from '#i18n/i18n.tsx'

/** Texts for a page without an offer. Those of the booking form come with the offer itself. */
export default withMessages({ booking: { offer } }, Outlet)
