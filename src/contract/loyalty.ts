import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { numeral } from './values.ts'

/** Page of the ledger, newest entry first. `next` asks for the following page of older entries; null on the last page. */
const ledger = {
  entries: z.array(
    z.object({
      at: z.iso.datetime(),
      points: z.int(),
      kind: z.enum(['rental', 'first_rental', 'free_days', 'given_back', 'staff']),
      reference: z.nullable(z.string()),
    }),
  ),
  next: z.nullable(z.int()),
}

export const tier = z.enum(['prime', 'elite'])

export const points = z.object({
  balance: z.int(),
  tier,
  /** Whether the member can still get the discount on the first rental. */
  firstRental: z.boolean(),
  /** Points that a free day costs this member. */
  freeDayPoints: z.int(),
  /** Conditions of the Elite tier, and how far the member is. */
  elite: z.object({
    closedRentals: z.int(),
    rentalsNeeded: z.int(),
    pointsInWindow: z.int(),
    pointsNeeded: z.int(),
    windowMonths: z.int(),
  }),
  ...ledger,
})
export type Points = z.infer<typeof points>

export const getPoints = endpoint('getPoints', {
  summary:
    "The member's points: balance, tier, what is missing for Elite, and the first page of the ledger (D28). The others: `/api/account/points/entries`.",
  answers: { 200: points },
})

export const getPointsEntries = endpoint('getPointsEntries', {
  summary: "A further page of the ledger of the member's points. `after` is the `next` of the page before.",
  query: z.strictObject({ after: numeral }),
  answers: { 200: z.object(ledger) },
})
