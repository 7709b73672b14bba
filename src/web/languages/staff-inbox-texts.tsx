import bookings from '#content/de/staff/bookings.ts'
import inbox from '#content/de/staff/inbox.ts'
import privacy from '#content/de/staff/privacy.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { InboxPage } from '#staff/people/inbox-page.tsx'

export default withMessages({ staff: { bookings, inbox, privacy } }, InboxPage)
