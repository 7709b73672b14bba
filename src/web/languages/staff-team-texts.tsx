import team from '#content/de/staff/team.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { TeamPage } from '#staff/people/team-page.tsx'

export default withMessages({ staff: { team } }, TeamPage)
