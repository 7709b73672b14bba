import * as z from 'zod/mini'

import { orderFields } from '#domain/driver.ts'
import { additionalDrivers, booking, driver, paymentMethod } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { bookingReference } from './own-bookings.ts'
import { email, language, minor, token } from './values.ts'

/**
 * How a customer opens our offer: with the token of the mailed link, with number and email address, or, if they are
 * signed in and own the request, with the number alone.
 */
export const offerAccess = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('link'), token }),
  z.strictObject({ by: z.literal('number'), reference: bookingReference, email }),
  z.strictObject({ by: z.literal('account'), reference: bookingReference }),
])
export type OfferAccess = z.infer<typeof offerAccess>

/** Our answer to a request (D31), in its present state. */
export const rentalOffer = z.object({
  ...booking.shape,
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Details of the driver that an order still has to add. */
  missing: z.array(z.enum(orderFields)),
})
export type RentalOffer = z.infer<typeof rentalOffer>

export const viewRentalOffer = endpoint('viewRentalOffer', {
  summary: 'Our offer in answer to a request, with what an order still needs; afterwards what became of it (D31).',
  body: z.strictObject({ access: offerAccess }),
  answers: { 200: rentalOffer },
})

/** Ordered offer. `already` means that it had been ordered before: nothing changed, and no letter is on its way. */
export const orderedOffer = z.object({ ...booking.shape, already: z.boolean() })
export type OrderedOffer = z.infer<typeof orderedOffer>

const { passportNumber, licenseNumber, licenseExpiry, address } = driver.shape

export const orderRentalOffer = endpoint('orderRentalOffer', {
  summary:
    'Orders our offer with obligation to pay, once. `totalMinor` and `revision` are those of the offer that was shown; if another one stands by now, nothing happens.',
  body: z.strictObject({
    access: offerAccess,
    /** Details of the driver that the request left out. */
    driver: z.strictObject({ passportNumber, licenseNumber, licenseExpiry, address }),
    /** Details that the request left out of each additional driver, in their order. */
    drivers: z.optional(additionalDrivers),
    paymentMethod,
    language,
    acceptTerms: z.literal(true),
    totalMinor: minor,
    revision: z.int(),
  }),
  answers: { 200: orderedOffer },
})
