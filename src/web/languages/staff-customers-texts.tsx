import customers from '#content/de/staff/customers.ts'
import { withMessages } from '#i18n/i18n.tsx'
import { CustomersPage } from '#staff/people/customers-page.tsx'

export default withMessages({ staff: { customers } }, CustomersPage)
