import booking from '#content/de/own-bookings.ts'
import { ServerState } from '#api/server-state.tsx'
import { OwnBookings } from '#booking/own/own-bookings.tsx'
import { withMessages } from '#i18n/i18n.tsx'

/** Loaded where somebody is signed in: others would have it for nothing. */
export default withMessages({ booking }, OwnBookings, ServerState)
