import booking from '#content/de/booking.ts'
import { ServerState } from '#api/server-state.tsx'
import { ShownOffer } from '#booking/offer/shown-offer.tsx'
import { withMessages } from '#i18n/i18n.tsx'

/** Texts that are loaded only for visitors with a link to an offer. */
export default withMessages({ booking }, ShownOffer, ServerState)
