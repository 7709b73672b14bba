import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { branchId, localDateTime, numeral } from './values.ts'

/** A booking that another car's arrival touches. */
const touched = { reference: z.string(), name: z.string() }

/** A car that is at the other branch, and what that did to bookings. */
export const arrival = z.object({
  plate: z.string(),
  /** Branch where it is now. */
  to: branchId,
  /** Bookings that have no car any more. */
  missing: z.array(z.object(touched)),
  /** Number of such bookings of other branches; those are told. */
  missingElsewhere: z.int(),
  /** Bookings that were without a car, or lost theirs, and have this one now. */
  found: z.array(
    z.object({
      ...touched,
      plate: z.string(),
      /** Time from which it has the car, if later than agreed. */
      from: z.nullable(localDateTime),
    }),
  ),
})
export type Arrival = z.infer<typeof arrival>

export const reportArrival = endpoint('reportArrival', {
  summary:
    'Reports that the car of a drive between branches has arrived: now, or at a time that is past. Bookings that needed it elsewhere get another car; the answer names those that get none.',
  params: z.strictObject({ id: numeral }),
  body: z.strictObject({
    /** Reading of the odometer; null if nobody read it. */
    km: z.nullable(z.int().check(z.minimum(0), z.maximum(9_999_999))),
    at: z.nullable(localDateTime),
  }),
  answers: { 200: arrival },
})
