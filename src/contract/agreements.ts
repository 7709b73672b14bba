import * as z from 'zod/mini'

import { bookingStatus } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { bookingReference } from './own-bookings.ts'
import { branchId, language, localDateTime, numeral } from './values.ts'

/** One version of a rental agreement: a document that never changes. */
export const agreement = z.object({
  revision: z.int(),
  language,
  termsVersion: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  /** Checksum of the document's bytes, in hexadecimal digits. */
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
  writtenAt: z.iso.datetime(),
})
export type Agreement = z.infer<typeof agreement>

export const agreedRental = z.object({
  reference: z.string(),
  status: bookingStatus,
  vehicle: z.string(),
  /** Picture of the vehicle; null shows none. */
  image: z.nullable(z.string()),
  pickup: branchId,
  dropoff: branchId,
  start: localDateTime,
  end: localDateTime,
  /** Versions, newest first. */
  agreements: z.array(agreement),
})
export type AgreedRental = z.infer<typeof agreedRental>

export const getAgreements = endpoint('getAgreements', {
  summary:
    'The rental agreements of the owner of the bearer token, the newest booking first, in pages; not of bookings that were made without signing in. `after` is the `next` of the page before; `booking` asks for that of one.',
  query: z.strictObject({ after: z.optional(bookingReference), booking: z.optional(bookingReference) }),
  answers: { 200: z.object({ rentals: z.array(agreedRental), next: z.nullable(z.string()) }) },
})

export const getAgreementFile = endpoint('getAgreementFile', {
  summary: 'One version of the rental agreement of an own booking, as a PDF.',
  params: z.strictObject({
    reference: bookingReference,
    revision: numeral.check(z.minimum(1), z.maximum(1_000_000)),
  }),
  answers: { 200: z.file() },
  file: 'application/pdf',
})
