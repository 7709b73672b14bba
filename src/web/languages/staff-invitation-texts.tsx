import frame from '#content/de/staff/frame.ts'
import invitation from '#content/de/staff/invitation.ts'
import { OpenPage } from '#staff/frame/open-page.tsx'
import { InvitationPage } from '#staff/people/invitation-page.tsx'

const messages = { staff: { ...frame, invitation } }

export default function StaffInvitationTexts() {
  return (
    <OpenPage messages={messages}>
      <InvitationPage />
    </OpenPage>
  )
}
