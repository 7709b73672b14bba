import booking from '#content/de/own-bookings.ts'
import { ServerState } from '#api/server-state.tsx'
import { OwnBookings } from '#booking/own/own-bookings.tsx'
import { withMessages } from '#i18n/i18n.tsx'

/** Texts that are loaded only for signed-in members, because visitors do not need them. */
export default withMessages({ booking }, OwnBookings, ServerState)
