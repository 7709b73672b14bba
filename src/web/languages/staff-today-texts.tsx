import drives from '#content/de/staff/drives.ts'
import today from '#content/de/staff/today.ts'
import { Today } from '#staff/today/today.tsx'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ staff: { drives, today } }, Today)
