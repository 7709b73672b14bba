import blocks from '#content/de/staff/blocks.ts'
import bookings from '#content/de/staff/bookings.ts'
import customers from '#content/de/staff/customers.ts'
import privacy from '#content/de/staff/privacy.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { CustomerPage } from '#staff/people/customer-page.tsx'

export default withMessages({ staff: { blocks, bookings, customers, privacy } }, CustomerPage)
