import issues from '#content/de/staff/issues.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { IssuePage } from '#staff/people/issue-page.tsx'

export default withMessages({ staff: { issues } }, IssuePage)
