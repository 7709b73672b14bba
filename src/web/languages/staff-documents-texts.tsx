import bookings from '#content/de/staff/bookings.ts'
import inbox from '#content/de/staff/inbox.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { DocumentsPage } from '#staff/people/documents-page.tsx'

export default withMessages({ staff: { bookings, inbox } }, DocumentsPage)
