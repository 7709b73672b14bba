import type { Actor } from '#domain/actor.ts'
import { findBookingFor, type NoBooking } from './steps/in-booking.ts'
import { listCars, type RentedCar } from '#store/assignment.ts'
import { listEvents, type BookingEvent, type BookingRow } from '#store/booking.ts'
import { listCharges, type ChargeRow } from '#store/charge.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { previewCancellation, type CancellationPreview } from '#domain/cancelling.ts'

export interface WholeBooking {
  booking: BookingRow
  events: (BookingEvent & { by: string })[]
  /** Charges beyond the agreed price. */
  charges: ChargeRow[]
  /** The car that is planned for it, after an exchange the last one. */
  plate: string | null
  /** All its cars, in order. */
  cars: RentedCar[]
  /** Cost of cancelling it now; null if that is not possible. */
  cancellation: CancellationPreview | null
}

/** Everything about one booking, for staff or its customer. */
export async function showBooking(
  ctx: Context,
  actor: Actor,
  reference: string,
): Promise<Outcome<WholeBooking, NoBooking>> {
  const found = await findBookingFor(ctx, actor, 'showBooking', { reference })
  if (!found.ok) return found
  const booking = found.value
  const { rules } = await ctx.catalogue()
  const events = await listEvents(ctx.db, booking.id)
  const charges = await listCharges(ctx.db, [booking.id])
  const cars = await listCars(ctx.db, booking.id)
  const cancellation = previewCancellation(booking, ctx.now(), rules)
  return { ok: true, value: { booking, events, charges, plate: cars.at(-1)?.plate ?? null, cars, cancellation } }
}
