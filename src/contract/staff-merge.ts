import * as z from 'zod/mini'

import { sharedMarks } from '#domain/same-person.ts'
import { endpoint } from './endpoint.ts'
import { done, localDate, text } from './values.ts'

const given = z.nullable(z.string())
const byId = z.strictObject({ id: z.uuid() })

/** A customer beside another one who may be the same person. */
const side = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.nullable(localDate),
  email: given,
  phone: given,
  address: z.string(),
  company: given,
  hasAccount: z.boolean(),
  secondFactor: z.boolean(),
  since: z.iso.datetime(),
  rentals: z.int(),
  points: z.int(),
  version: z.int(),
})
export type MergeSide = z.infer<typeof side>

export const getStaffTwins = endpoint('getStaffTwins', {
  summary: 'Customers who look like the same person as this one, with what they share; for managers.',
  params: byId,
  answers: { 200: z.object({ twins: z.array(z.object({ ...side.shape, shared: z.array(z.enum(sharedMarks)) })) }) },
})

export const compareStaffCustomers = endpoint('compareStaffCustomers', {
  summary:
    'Two customers side by side, and what would move if the second one were merged into the first; changes nothing. `refusal` says why they cannot be merged in this direction.',
  params: z.strictObject({ id: z.uuid(), gone: z.uuid() }),
  answers: {
    200: z.object({
      kept: side,
      gone: side,
      shared: z.array(z.enum(sharedMarks)),
      refusal: z.nullable(z.enum(['merge_two_people', 'merge_unsure', 'merge_keeps_account', 'merge_colleague'])),
      moves: z.object({
        bookings: z.int(),
        points: z.int(),
        documents: z.int(),
        notes: z.int(),
        drivers: z.int(),
        blocks: z.int(),
        sessions: z.int(),
      }),
    }),
  },
})

export const mergeStaffCustomers = endpoint('mergeStaffCustomers', {
  summary:
    'Merges another customer into this one, with the reason; it cannot be undone. Bookings, points, documents, notes and blocks move; the other account is gone with its sessions, and both addresses are told by letter. Versions are those that were compared.',
  params: byId,
  body: z.strictObject({ gone: z.uuid(), version: z.int(), goneVersion: z.int(), reason: text(500) }),
  answers: { 200: done },
})
