import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { numeral } from './values.ts'

/** The specified vehicle, with the spellings that existing clients read (D7). */
export const vehicle = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  image: z.nullable(z.string()),
  dailyRate: z.number(),
  feul: z.string(),
  group: z.string(),
  noOfSeats: z.int(),
  luggage: z.int(),
  transmission: z.enum(['Manual', 'Automatic']),
  ac: z.boolean(),
  features: z.string(),
})
export type Vehicle = z.infer<typeof vehicle>

export const getVehicleByType = endpoint('getVehicleByType', {
  summary: 'Vehicles of one type: 1 Mini to 8 Transporter, 0 for all. An unknown number gives an empty list.',
  query: z.strictObject({ id: numeral.check(z.maximum(2_147_483_647)) }),
  answers: { 200: z.array(vehicle) },
})
