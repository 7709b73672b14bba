import { bookingColumns, lockOne, type BookingRow } from './booking.ts'
import type { Db, Tx } from './db.ts'

export async function insertOfferLink(
  tx: Tx,
  link: { tokenHash: Buffer; bookingId: number; at: Date; forgetAt: Date },
): Promise<void> {
  const { tokenHash, bookingId, at, forgetAt } = link
  await tx
    .insertInto('offer_link')
    .values({ token_hash: tokenHash, booking_id: bookingId, made_at: at, forget_at: forgetAt })
    .execute()
}

const byLink = (db: Db | Tx, tokenHash: Buffer) =>
  bookingColumns(db).where('booking.id', '=', (eb) =>
    eb.selectFrom('offer_link').select('booking_id').where('token_hash', '=', tokenHash),
  )

/** The booking to whose offer a mailed link leads, whatever its status is now. */
export async function findByOfferLink(db: Db, tokenHash: Buffer): Promise<BookingRow | undefined> {
  return await byLink(db, tokenHash).executeTakeFirst()
}

export async function lockByOfferLink(tx: Tx, tokenHash: Buffer): Promise<BookingRow | undefined> {
  return await lockOne(tx, byLink(tx, tokenHash))
}

/** Makes all links to the offer of a booking void. */
export async function dropOfferLinks(tx: Tx, bookingId: number): Promise<void> {
  await tx.deleteFrom('offer_link').where('booking_id', '=', bookingId).execute()
}

/** @returns the number of deleted links */
export async function forgetOfferLinks(db: Db, now: Date): Promise<number> {
  const result = await db.deleteFrom('offer_link').where('forget_at', '<=', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}
