import * as z from 'zod/mini'

import { logActors, logGroups, type LogGroup } from '#domain/log-group.ts'
import { endpoint } from './endpoint.ts'
import { branchId, reckonedDate, text } from './values.ts'

const facts = z.nullable(z.record(z.string(), z.unknown()))

/** Line of the log of acts. */
export const logLine = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Name of a colleague or of the customer who acted; null for everybody else, and for accounts that are gone. */
  by: z.nullable(z.string()),
  actor: z.enum(['visitor', 'customer', 'staff', 'operator', 'system', 'provider', 'database']),
  /** Name of the event, in the words of its subject. */
  event: z.string(),
  subject: z.string(),
  /** Name by which staff know the subject: a plate, a code, a colleague; null if it has none. */
  which: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** The customer whom it is about; the `id` is null for a booking without a customer, which has a name alone. */
  customer: z.nullable(z.object({ id: z.nullable(z.uuid()), name: z.string() })),
  branch: z.nullable(branchId),
  /** Changed fields as they were, and as they are since then. */
  before: facts,
  after: facts,
  reason: z.nullable(z.string()),
})
export type LogLine = z.infer<typeof logLine>

const filter = {
  /** Reference, plate, mail address, or name of a colleague or customer. */
  q: z.optional(text(80)),
  group: z.optional(z.enum(Object.keys(logGroups) as [LogGroup, ...LogGroup[]])),
  /** A colleague's account, or a kind of actor. */
  by: z.optional(z.union([z.uuid(), z.enum(logActors)])),
  /** Branch that the line or its booking touches. */
  branch: z.optional(branchId),
  /** First and last day. */
  from: z.optional(reckonedDate),
  to: z.optional(reckonedDate),
}

export const searchLog = endpoint('searchLog', {
  summary: 'A page of the log of acts, the newest line first. `after` is the `next` of the page before.',
  body: z.strictObject({ ...filter, after: z.optional(z.string().check(z.regex(/^\d{1,16}_\d{1,15}$/))) }),
  answers: {
    200: z.object({
      lines: z.array(logLine),
      next: z.nullable(z.string()),
      /** Everybody who works or worked here, to choose from. */
      colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  },
})

export const exportLog = endpoint('exportLog', {
  summary:
    'The same lines as a file for a spreadsheet, in the language of the reader, 50,000 at most. It is told in the log.',
  body: z.strictObject(filter),
  answers: { 200: z.file() },
  file: 'text/csv',
})
