import drives from '#content/de/staff/drives.ts'
import planner from '#content/de/staff/planner.ts'
import { Planner } from '#staff/planner/planner.tsx'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ staff: { drives, planner } }, Planner)
