import { Outlet } from 'react-router'

import doors from '#content/de/doors.ts'
import booking from '#content/de/manage-booking.ts'
import { ServerState } from '#api/server-state.tsx'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ booking, doors }, Outlet, ServerState)
