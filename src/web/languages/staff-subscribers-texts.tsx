import issues from '#content/de/staff/issues.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { SubscribersPage } from '#staff/people/subscribers-page.tsx'

export default withMessages({ staff: { issues } }, SubscribersPage)
