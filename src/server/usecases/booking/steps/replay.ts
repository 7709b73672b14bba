import { findBooking, type BookingRow } from '#store/booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Db } from '#store/db.ts'
import { recall } from '#store/idempotency.ts'
import { findQuoteByKey, type Keyed, type QuoteRow } from '#store/quote.ts'

/** Answers a retry like its first try, even if the same wish would be refused by now. */
export async function replayOr<R extends { code: string }>(
  db: Db,
  keyed: Keyed,
  refusal: R,
): Promise<Outcome<BookingRow, R | { code: 'idempotency_conflict' }>> {
  const earlier = await recall(db, keyed)
  if (earlier === undefined) return { ok: false, refusal }
  if (!earlier.same) return { ok: false, refusal: { code: 'idempotency_conflict' } }
  return { ok: true, value: (await findBooking(db, earlier.bookingId))! }
}

/** Answers the retry of a quote like its first try. */
export async function replayQuoteOr<R extends { code: string }>(
  db: Db,
  keyed: Keyed,
  refusal: R,
): Promise<Outcome<QuoteRow, R | { code: 'idempotency_conflict' }>> {
  const earlier = await findQuoteByKey(db, keyed.key)
  if (earlier === undefined) return { ok: false, refusal }
  if (!earlier.request_hash.equals(keyed.requestHash)) return { ok: false, refusal: { code: 'idempotency_conflict' } }
  return { ok: true, value: earlier }
}
