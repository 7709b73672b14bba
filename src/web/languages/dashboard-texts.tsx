import dashboard from '#content/de/dashboard.ts'
import { DashboardFrame } from '#account/dashboard/dashboard-frame.tsx'
import { AccountFrame } from '#account/account-frame.tsx'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ dashboard }, DashboardFrame, AccountFrame)
