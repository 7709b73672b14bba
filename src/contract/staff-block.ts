import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { bookingReference } from './own-bookings.ts'
import { localDate, longText } from './values.ts'

/** Longest reason of a block, in characters. */
const LONGEST_REASON = 500
const reason = longText(LONGEST_REASON)

/** A block of a person, as staff see it. */
export const block = z.object({
  id: z.uuid(),
  reason: z.string(),
  since: z.iso.datetime(),
  /** Last day of it; null until somebody lifts it. */
  until: z.nullable(localDate),
  /** Name of the colleague who made it; null if it is not known any more. */
  by: z.nullable(z.string()),
  lifted: z.nullable(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()), reason: z.string() })),
  /** Whether it keeps the person from renting now. */
  inForce: z.boolean(),
})
export type Block = z.infer<typeof block>

export const getCustomerBlocks = endpoint('getCustomerBlocks', {
  summary: 'Blocks of a customer, the newest first.',
  params: z.strictObject({ id: z.uuid() }),
  answers: { 200: z.object({ blocks: z.array(block) }) },
})

export const blockCustomer = endpoint('blockCustomer', {
  summary:
    'Keeps a customer from renting, until a day or until the block is lifted. Refused with `already_blocked` while another block is in force.',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ reason, until: z.nullable(localDate) }),
  answers: { 201: block },
})

const guest = z.strictObject({ reference: bookingReference })

export const getGuestBlocks = endpoint('getGuestBlocks', {
  summary:
    'Blocks by which the person of a booking without an account is known, the newest first. `hidden` is one in force whose reason the reader may not know.',
  params: guest,
  answers: {
    200: z.object({ blocks: z.array(block), hidden: z.nullable(z.object({ since: z.iso.datetime() })) }),
  },
})

export const blockGuest = endpoint('blockGuest', {
  summary:
    'Keeps the person of a booking without an account from renting, by its address and licence. Refused with `not_possible` if it has an account.',
  params: guest,
  body: z.strictObject({ reason, until: z.nullable(localDate) }),
  answers: { 201: block },
})

export const liftBlock = endpoint('liftBlock', {
  summary: 'Lifts a block, with the reason; for managers. Refused with `block_over` if it is over already.',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ reason }),
  answers: { 200: block },
})
