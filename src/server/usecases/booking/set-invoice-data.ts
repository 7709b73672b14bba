import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { storyOf } from '#store/booking.ts'
import { putInvoiceData, type InvoiceRow } from '#store/booking-invoice.ts'
import type { Context } from '../context.ts'
import { inBooking, type ActedOn, type NoBooking } from './steps/in-booking.ts'

/** Addresses the papers of a booking to a company, or to the person who rents again. The log has no address. */
export async function setInvoiceData(
  ctx: Context,
  actor: Actor,
  input: ActedOn & { invoice: InvoiceRow | null },
): Promise<Outcome<null, NoBooking>> {
  return await inBooking<null, never>(ctx, actor, 'setInvoiceData', input, async (tx, booking) => {
    await putInvoiceData(tx, booking.id, input.invoice)
    await tell(tx, { ...storyOf(booking), event: 'invoice_data', after: { given: input.invoice !== null } })
    return { ok: true, value: null }
  })
}
