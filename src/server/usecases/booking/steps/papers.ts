import { missingToOrder, type OrderField } from '#domain/driver.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Context } from '../../context.ts'

/** Numbers of documents, as far as they were given: a request needs none (D31). */
export interface Papers {
  passportNumber?: string | undefined
  licenseNumber?: string | undefined
}

export const ownerOfPapers = (bookingId: number | string): string => `booking:${bookingId}`

/** Papers as the booking stores them; null if there are none. */
export function sealPapers(ctx: Context, bookingId: number, { passportNumber, licenseNumber }: Papers): Buffer | null {
  const given = { ...(passportNumber && { passportNumber }), ...(licenseNumber && { licenseNumber }) }
  return Object.keys(given).length === 0 ? null : ctx.sealer.seal(given, ownerOfPapers(bookingId))
}

export const openPapers = (ctx: Context, { id, documents_sealed: sealed }: BookingRow): Papers =>
  sealed === null ? {} : (ctx.sealer.open(sealed, ownerOfPapers(id)) as Papers)

/** Details of the driver that an order of this offer still has to add (D31). */
export const missingOf = (ctx: Context, booking: BookingRow): OrderField[] =>
  missingToOrder({
    ...openPapers(ctx, booking),
    licenseExpiry: booking.license_expiry,
    address: booking.address,
  })
