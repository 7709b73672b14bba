import today from '#content/de/staff/today.ts'
import { Today } from '#staff/today/today.tsx'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ staff: { today } }, Today)
