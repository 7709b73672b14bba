import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { storyOf } from '#store/booking.ts'
import { putInvoiceData, type InvoiceRow } from '#store/booking-invoice.ts'
import type { Context } from '../context.ts'
import { invoiceOfBusiness, type NoBusiness } from './steps/invoice-of-business.ts'
import { inBooking, type ActedOn, type NoBooking } from './steps/in-booking.ts'

/** Addresses the papers of a booking to a company, or to the person who rents again. The log has no address. */
export async function setInvoiceData(
  ctx: Context,
  actor: Actor,
  input: ActedOn & { invoice: InvoiceRow | null; business?: BusinessId | null },
): Promise<Outcome<null, NoBooking | NoBusiness>> {
  const business = input.business ?? null
  return await inBooking<null, NoBusiness>(ctx, actor, 'setInvoiceData', input, async (tx, booking) => {
    const reference = input.invoice?.reference ?? null
    const customer = booking.customer_id
    const theirs = business === null ? null : await invoiceOfBusiness(tx, { business, customer, reference })
    if (theirs?.ok === false) return theirs
    await putInvoiceData(tx, booking.id, theirs === null ? input.invoice : theirs.value)
    await tell(tx, {
      ...storyOf(booking),
      event: 'invoice_data',
      after: { given: theirs !== null || input.invoice !== null },
    })
    return { ok: true, value: null }
  })
}
