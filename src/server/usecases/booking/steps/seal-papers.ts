import { missingToOrder, type OrderField } from '#domain/driver.ts'
import type { BookingRow } from '#store/booking.ts'
import type { DriverRow } from '#store/booking-driver.ts'
import type { Context } from '../../context.ts'

/** Numbers of a driver's papers, as far as they were given: a request needs none (D31). Only the main driver gives a passport's. */
export interface Papers {
  passportNumber?: string | undefined
  licenseNumber?: string | undefined
}

export const ownerOfDriver = (id: string): string => `booking-driver:${id}`

/** Papers as a driver's row stores them; null if there are none. */
export function sealPapers(ctx: Context, driverId: string, { passportNumber, licenseNumber }: Papers): Buffer | null {
  const given = { ...(passportNumber && { passportNumber }), ...(licenseNumber && { licenseNumber }) }
  return Object.keys(given).length === 0 ? null : ctx.sealer.seal(given, ownerOfDriver(driverId))
}

export const openPapers = (
  ctx: Context,
  { id, documents_sealed: sealed }: Pick<DriverRow, 'id' | 'documents_sealed'>,
): Papers => (sealed === null ? {} : (ctx.sealer.open(sealed, ownerOfDriver(id)) as Papers))

/** Details of the main driver that an order of this offer still has to add (D31). */
export const missingOf = (booking: BookingRow, papers: Papers): OrderField[] =>
  missingToOrder({
    ...papers,
    licenseExpiry: booking.main_driver?.licenseExpiry,
    address: booking.address,
  })
