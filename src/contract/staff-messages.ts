import * as z from 'zod/mini'

import { messageStates } from '#domain/message-state.ts'
import { endpoint } from './endpoint.ts'
import { listedBooking } from './staff-bookings.ts'
import { branchId, done, language, longText, numeral } from './values.ts'

const moment = z.iso.datetime()
const byId = z.strictObject({ id: z.uuid() })
const state = z.enum(messageStates)

const owner = z.nullable(z.object({ id: z.uuid(), name: z.string() }))

const head = {
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Null for a message to no branch in particular. */
  branch: z.nullable(branchId),
  reference: z.nullable(z.string()),
  language,
  at: moment,
  state,
  owner,
}

export const messageRow = z.object({ ...head, excerpt: z.string() })

export const message = z.object({
  ...head,
  phone: z.nullable(z.string()),
  text: z.string(),
  answers: z.array(z.object({ at: moment, by: z.nullable(z.string()), text: z.string() })),
  /** Another colleague who is writing an answer right now. */
  writer: z.nullable(z.string()),
  /** Customer of this address, if the reader may see them. That they wrote the message is not proven. */
  customer: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Rental of this address that runs, or else the next one, of those that the reader may see. */
  rental: z.nullable(listedBooking),
  /** Moment at which the message is removed with its answers. */
  goneAt: moment,
  version: z.int(),
})

export const getMessages = endpoint('getMessages', {
  summary: 'A page of messages: those that wait, the longest waiting first, or those that are done, the newest first.',
  query: z.strictObject({
    part: z.enum(['open', 'answered', 'closed']),
    branch: z.optional(z.pipe(numeral, branchId)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{13}_[0-9a-f-]{36}$/))),
  }),
  answers: {
    200: z.object({ messages: z.array(messageRow), next: z.nullable(z.string()), open: z.int() }),
  },
})

export const getMessage = endpoint('getMessage', {
  summary: 'A message with our answers, and who is writing one.',
  params: byId,
  answers: { 200: message },
})

export const moveMessage = endpoint('moveMessage', {
  summary: 'Takes a message in hand, lets it go, closes it or opens it again.',
  params: byId,
  body: z.strictObject({ state, mine: z.boolean(), version: z.int() }),
  answers: { 200: done },
})

export const answerMessage = endpoint('answerMessage', {
  summary: 'Answers a message by letter, with the question quoted.',
  params: byId,
  body: z.strictObject({ text: longText(10_000), version: z.int() }),
  answers: { 201: done },
})

export const noteWriting = endpoint('noteWriting', {
  summary: 'Notes for 20 seconds that one is writing an answer.',
  params: byId,
  answers: { 200: done },
})
