import bookings from '#content/de/staff/bookings.ts'
import businesses from '#content/de/staff/businesses.ts'
import customers from '#content/de/staff/customers.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { BusinessPage } from '#staff/people/business-page.tsx'

export default withMessages({ staff: { bookings, businesses, customers } }, BusinessPage)
