import issues from '#content/de/staff/issues.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { IssuesPage } from '#staff/people/issues-page.tsx'

export default withMessages({ staff: { issues } }, IssuesPage)
