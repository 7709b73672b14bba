import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'

export const points = z.object({
  balance: z.int(),
  tier: z.enum(['prime', 'elite']),
  /** Whether the discount of the first rental is still to come. */
  firstRental: z.boolean(),
  /** What a free day costs this member. */
  freeDayPoints: z.int(),
  /** What Elite follows from, and how much of it is needed. */
  elite: z.object({
    closedRentals: z.int(),
    rentalsNeeded: z.int(),
    pointsInWindow: z.int(),
    pointsNeeded: z.int(),
    windowMonths: z.int(),
  }),
  /** The newest first, 200 at most. */
  entries: z.array(
    z.object({
      at: z.iso.datetime(),
      points: z.int(),
      kind: z.enum(['rental', 'first_rental', 'free_days', 'given_back', 'staff']),
      reference: z.nullable(z.string()),
    }),
  ),
})
export type Points = z.infer<typeof points>

export const getPoints = endpoint({
  method: 'GET',
  path: '/api/account/points',
  summary: "The member's points: balance, ledger, tier and what is missing for Elite (D28).",
  answers: { 200: points },
})
