import { isDeepStrictEqual } from 'node:util'

import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell, tellNothing } from '#store/act-log.ts'
import { amendBooking, storyOf } from '#store/booking.ts'
import { findInvoiceData, putInvoiceData, type InvoiceRow } from '#store/booking-invoice.ts'
import type { Context } from '../context.ts'
import { isAgreed, requireAgreement } from './steps/agreement.ts'
import { invoiceOfBusiness, type NoBusiness } from './steps/invoice-of-business.ts'
import { inBooking, type ActedOn, type NoBooking } from './steps/in-booking.ts'

/**
 * Addresses the papers of a booking to a company, or to the person who rents again. The agreement names the company, so
 * there is a new version of it. An address that is given stays as it is, also where it came from a company's page, so
 * that one which was replaced can be put back. The log has no address.
 */
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
    const invoice = input.invoice ? { ...input.invoice, business_id: business } : (theirs?.value ?? null)
    if (isDeepStrictEqual((await findInvoiceData(tx, booking.id)) ?? null, invoice)) {
      tellNothing(tx)
      return { ok: true, value: null }
    }
    await requireAgreement(tx, booking)
    await putInvoiceData(tx, booking.id, invoice)
    await tell(tx, { ...storyOf(booking), event: 'invoice_data', after: { given: invoice !== null } })
    if (isAgreed(booking)) await amendBooking(tx, booking, {}, booking.price)
    return { ok: true, value: null }
  })
}
