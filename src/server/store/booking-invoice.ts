import type { Selectable } from 'kysely'

import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

/** Company to which the papers of a rental are addressed. */
export type InvoiceRow = Omit<Selectable<Tables['booking_invoice']>, 'booking_id'>

export async function findInvoiceData(db: Db | Tx, bookingId: number): Promise<InvoiceRow | undefined> {
  return await db
    .selectFrom('booking_invoice')
    .select(['company_name', 'street', 'postal_code', 'city', 'country', 'vat_id', 'reference', 'business_id'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

/** Replaces the company; null addresses the papers to the person who rents. */
export async function putInvoiceData(tx: Tx, bookingId: number, invoice: InvoiceRow | null): Promise<void> {
  if (invoice === null) {
    await tx.deleteFrom('booking_invoice').where('booking_id', '=', bookingId).execute()
    return
  }
  await tx
    .insertInto('booking_invoice')
    .values({ ...invoice, booking_id: bookingId })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(invoice))
    .execute()
}
