import businesses from '#content/de/staff/businesses.ts'
import customers from '#content/de/staff/customers.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { BusinessesPage } from '#staff/people/businesses-page.tsx'

export default withMessages({ staff: { businesses, customers } }, BusinessesPage)
