import customers from '#content/de/staff/customers.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { CustomerPage } from '#staff/people/customer-page.tsx'

export default withMessages({ staff: { customers } }, CustomerPage)
