import planner from '#content/de/staff/planner.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { ChangeBlocked } from '#staff/bookings/change-blocked.tsx'

export default withMessages({ staff: { planner } }, ChangeBlocked)
