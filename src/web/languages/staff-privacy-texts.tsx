import privacy from '#content/de/staff/privacy.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { PrivacyPage } from '#staff/privacy/privacy-page.tsx'

export default withMessages({ staff: { privacy } }, PrivacyPage)
