import type { BusinessId, CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { listBusinessesOf } from '#store/business.ts'
import type { InvoiceRow } from '#store/booking-invoice.ts'
import type { Tx } from '#store/db.ts'

export type NoBusiness = { code: 'not_of_business' | 'business_blocked' }

/** Papers of a rental as a company has them addressed, if the person who rents may do so for it. */
export async function invoiceOfBusiness(
  tx: Tx,
  { business, customer, reference }: { business: BusinessId; customer: CustomerId | null; reference: string | null },
): Promise<Outcome<InvoiceRow, NoBusiness>> {
  const rows = customer === null ? [] : await listBusinessesOf(tx, customer)
  const row = rows.find(({ id }) => id === business)
  if (row === undefined) return { ok: false, refusal: { code: 'not_of_business' } }
  if (row.blocked_at !== null) return { ok: false, refusal: { code: 'business_blocked' } }
  const { street, postal_code, city, country, vat_id } = row
  const address = { company_name: row.name, street, postal_code, city, country, vat_id }
  return { ok: true, value: { ...address, reference: reference ?? row.reference, business_id: business } }
}
