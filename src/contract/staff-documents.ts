import * as z from 'zod/mini'

import { documentKinds, refusalReasons } from '#domain/document.ts'
import { endpoint } from './endpoint.ts'
import { done, localDate, longText, numeral } from './values.ts'

const kind = z.enum(documentKinds)
const typed = z.nullable(z.string())

/** Numbers and dates that a customer typed; null where they typed none. */
const papers = z.object({
  passportNo: typed,
  passportExpiry: typed,
  idCardNo: typed,
  idCardExpiry: typed,
  licenseNo: typed,
  licenseIssue: typed,
  licenseExpiry: typed,
})

export const queuedDocument = z.object({
  id: z.uuid(),
  kind,
  /** Last day on which it is valid, as its customer said. */
  expiry: z.nullable(localDate),
  pages: z.int(),
  /** False for a file that cannot be drawn and can only be refused. */
  drawable: z.boolean(),
  uploadedAt: z.iso.datetime(),
  customer: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.nullable(z.string()),
    dateOfBirth: z.nullable(localDate),
  }),
  /** Typed in the profile. */
  profile: papers,
  /** Next rental, with what was typed for it. */
  rental: z.nullable(
    z.object({
      start: z.string(),
      end: z.string(),
      name: z.string(),
      dateOfBirth: z.nullable(localDate),
      passportNo: typed,
      licenseNo: typed,
      licenseExpiry: typed,
    }),
  ),
  /** Decision with the colleague who made it and the reason of a refusal; null while it waits. */
  decision: z.nullable(
    z.object({
      state: z.enum(['accepted', 'refused']),
      at: z.iso.datetime(),
      by: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
})

export const getDocumentQueue = endpoint('getDocumentQueue', {
  summary:
    'Documents that wait for a review, the longest waiting first, each with what its customer typed, and how many wait; 30 of them, or `most`.',
  query: z.strictObject({ most: z.optional(numeral.check(z.minimum(1), z.maximum(300))) }),
  answers: { 200: z.object({ waiting: z.array(queuedDocument), count: z.int() }) },
})

export const getStaffDocument = endpoint('getStaffDocument', {
  summary: 'One document with what its customer typed, and with the decision about it.',
  params: z.strictObject({ id: z.uuid() }),
  answers: { 200: queuedDocument },
})

export const getQueuedPage = endpoint('getQueuedPage', {
  summary: 'A page of a document as a picture. Every look at it is in the log.',
  params: z.strictObject({ id: z.uuid(), page: numeral.check(z.minimum(1), z.maximum(100)) }),
  answers: { 200: z.file() },
  file: 'image/jpeg',
})

export const reviewDocument = endpoint('reviewDocument', {
  summary: 'Accepts a document, or refuses it with a reason that its customer reads by letter and in the account.',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    /** Reason of a refusal; accepts where it is null and there are no own words. */
    chosen: z.nullable(z.enum(refusalReasons)),
    words: z.nullable(longText(500)),
    /** Kind and validity that the reviewer saw. */
    kind,
    expiry: z.nullable(localDate),
  }),
  answers: { 200: z.extend(done, { decidedAt: z.iso.datetime() }) },
})

export const reopenDocument = endpoint('reopenDocument', {
  summary:
    'Takes the decision of `decidedAt` back: the document waits for a review again, and its customer is written to after the next one.',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ decidedAt: z.iso.datetime() }),
  answers: { 200: done },
})
