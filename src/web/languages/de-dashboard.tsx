import dashboard from '../../content/de/dashboard.ts'
import { DashboardFrame } from '../account/dashboard/frame.tsx'
import { AccountFrame } from '../account/frame.tsx'
import { MoreMessages } from '../i18n.tsx'

const messages = { dashboard }

export default function GermanDashboard() {
  return (
    <MoreMessages messages={messages}>
      <AccountFrame>
        <DashboardFrame />
      </AccountFrame>
    </MoreMessages>
  )
}
