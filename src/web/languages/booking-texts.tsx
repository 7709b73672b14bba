import { Outlet } from 'react-router'

import booking from '#content/de/booking.ts'
import calendar from '#content/de/calendar.ts'
import { ServerState } from '#api/server-state.tsx'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ booking, calendar }, Outlet, ServerState)
