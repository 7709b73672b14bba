import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { params } from './staff-bookings.ts'
import { done } from './values.ts'

/** Colleague who has a booking before them. */
export const present = z.object({
  reference: z.string(),
  name: z.string(),
  doing: z.enum(['reads', 'edits']),
})
export type Present = z.infer<typeof present>

export const getStaffPresence = endpoint('getStaffPresence', {
  summary: 'The other colleagues who read bookings of one’s branches now, or act on them.',
  answers: { 200: z.object({ present: z.array(present) }) },
})

export const noteStaffPresence = endpoint('noteStaffPresence', {
  summary:
    'Notes for a minute that one reads a booking or acts on it; null, that one has left it. It is told in no log.',
  params,
  body: z.strictObject({ doing: z.nullable(z.enum(['reads', 'edits'])) }),
  answers: { 200: done },
})
