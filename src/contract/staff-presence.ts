import * as z from 'zod/mini'

import { officePages } from '#domain/office-page.ts'
import { endpoint } from './endpoint.ts'
import { params } from './staff-bookings.ts'
import { done } from './values.ts'

const doing = z.enum(['reads', 'edits'])

/** Colleague who has the same before them. */
const present = z.object({ name: z.string(), doing })
export type Present = z.infer<typeof present>

export const getStaffPresence = endpoint('getStaffPresence', {
  summary: 'The other colleagues who read bookings of one’s branches now, or act on them.',
  answers: { 200: z.object({ present: z.array(z.object({ ...present.shape, reference: z.string() })) }) },
})

export const noteStaffPresence = endpoint('noteStaffPresence', {
  summary:
    'Notes for a minute that one reads a booking or acts on it; null, that one has left it. It is told in no log.',
  params,
  body: z.strictObject({ doing: z.nullable(doing) }),
  answers: { 200: done },
})

export const noteStaffPagePresence = endpoint('noteStaffPagePresence', {
  summary:
    'Notes for a minute that one reads a page – that of a customer, a company, a request under the GDPR, an issue, a document or a colleague – or changes something there; null, that one has left it. It answers with the other colleagues at the page and is told in no log.',
  params: z.strictObject({ page: z.enum(officePages), id: z.uuid() }),
  body: z.strictObject({ doing: z.nullable(doing) }),
  answers: { 200: z.object({ present: z.array(present) }) },
})
