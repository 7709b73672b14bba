import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

import * as contract from '#contract/staff-customers.ts'
import type { CustomerId } from '#domain/ids.ts'
import { typedOf } from '#domain/typed-search.ts'
import type { CustomerFilter, ListedCustomer } from '#store/customer-list.ts'
import { exportCustomers } from '#usecases/customer/export-customers.ts'
import { findCustomers } from '#usecases/customer/find-customers.ts'
import type { Context } from '#usecases/context.ts'
import { shownEmail } from '#words/shown-email.ts'
import { customerCsv } from './customer-csv.ts'
import { csvType, FILES } from './csv-file.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

/** The list of customers. Those who touch no branch of the reader do not exist for them. */
export function staffCustomersRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getStaffCustomers, async ({ body, actor }) => {
    const after = (body.after ?? null) as CustomerId | null
    const found = await findCustomers(ctx, actor, { ...filterOf(body), after })
    if (!found.ok) return refused(found.refusal)
    const { rows, next } = found.value
    return { status: 200, body: { customers: rows.map(presentListedCustomer), next } }
  })

  route(app, contract.exportStaffCustomers, { rateLimit: FILES }, async ({ body, actor, language }) => {
    const found = await exportCustomers(ctx, actor, filterOf(body))
    if (!found.ok) return refused(found.refusal)
    const name = language === 'de' ? 'kunden.csv' : 'customers.csv'
    return {
      file: { name, bytes: customerCsv(presented(found.value), language), mediaType: csvType },
    }
  })
}

type Asked = z.output<typeof contract.exportStaffCustomers.body>

const filterOf = ({ q, blocked, tier, unpaid, companies }: Asked): CustomerFilter => ({
  typed: q === undefined ? null : typedOf(q),
  blocked: blocked === true,
  tier: tier ?? null,
  unpaid: unpaid === true,
  companies: companies === true,
})

const presentListedCustomer = (row: ListedCustomer): contract.ListedCustomer => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  company: row.company_name,
  email: row.email === null ? null : shownEmail(row.email),
  phone: row.phone,
  tier: row.tier,
  blocked: row.blocked,
  rentals: row.rentals,
  lastRental: row.last_start,
  nextRental: row.next_start,
  due: row.due,
})

async function* presented(chunks: AsyncIterable<ListedCustomer[]>) {
  for await (const rows of chunks) yield rows.map(presentListedCustomer)
}
