import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { currency, localDateTime, minor, text } from './values.ts'

const given = z.nullable(z.string())

/** A customer as the list shows them. */
export const listedCustomer = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  company: given,
  email: given,
  phone: given,
  /** Null without an account. */
  tier: z.nullable(z.enum(['prime', 'elite'])),
  blocked: z.boolean(),
  /** Rentals at the branches of the reader, and the start of the last one that began and of the next one. */
  rentals: z.int(),
  lastRental: z.nullable(localDateTime),
  nextRental: z.nullable(localDateTime),
  /** Still to be paid of those, by currency, without what is settled. */
  due: z.array(z.object({ currency, minor })),
})
export type ListedCustomer = z.infer<typeof listedCustomer>

const filter = {
  /** Beginning of a name, a company, a mail address or a phone number. */
  q: z.optional(text(80)),
  blocked: z.optional(z.literal(true)),
  tier: z.optional(z.enum(['prime', 'elite'])),
  /** Only those with something to pay. */
  unpaid: z.optional(z.literal(true)),
  companies: z.optional(z.literal(true)),
}

// Names and numbers of people stand in no address, so that both calls carry a body.
export const getStaffCustomers = endpoint('getStaffCustomers', {
  summary:
    'Customers in the order of their names, in pages; agents see those who rent, or ask to, at their branches. `after` is the last customer of the page before.',
  body: z.strictObject({ ...filter, after: z.optional(z.uuid()) }),
  answers: { 200: z.object({ customers: z.array(listedCustomer), next: z.nullable(z.uuid()) }) },
})

export const exportStaffCustomers = endpoint('exportStaffCustomers', {
  summary: 'The list of customers as a file for a spreadsheet, as it is filtered; the log says who took it.',
  body: z.strictObject(filter),
  answers: { 200: z.file() },
  file: 'text/csv',
})
