import { createHash, randomUUID } from 'node:crypto'

import { sql, type QueryCreator } from 'kysely'

import { actorColumns } from './act-log.ts'
import type { Db, Tx } from './db.ts'
import type { Keyed } from './quote.ts'
import type { Tables } from './tables.ts'

/** The booking that an earlier call with this key made, if there was one. */
export async function recall(db: Db, keyed: Keyed): Promise<{ bookingId: number; same: boolean } | undefined> {
  const row = await db
    .selectFrom('idempotency')
    .select(['booking_id', 'request_hash'])
    .where('key', '=', keyed.key)
    .executeTakeFirst()
  return row === undefined ? undefined : { bookingId: row.booking_id, same: row.request_hash.equals(keyed.requestHash) }
}

/**
 * Remembers the answer, as part of the statement that makes the booking `made`. Waits for a simultaneous call with the
 * same key. Returns one row, or none if the other call came first.
 */
export function rememberFrom(db: QueryCreator<Tables & { made: { id: number } }>, made: 'made', keyed: Keyed) {
  return db
    .insertInto('idempotency')
    .columns(['key', 'request_hash', 'booking_id'])
    .expression((eb) =>
      eb
        .selectFrom(made)
        .select([
          sql<string>`${keyed.key}`.as('key'),
          sql<Buffer>`${keyed.requestHash}::bytea`.as('request_hash'),
          'made.id',
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('idempotency.created_at as keyed_at')
}

/**
 * Id of a row that a call makes: the same again for a retry, which then finds the row that is there. Another request is
 * another row, and so is one of another colleague. A caller without a key makes a new row each time.
 */
export function idOfCall(tx: Tx, keyed: Keyed | undefined): string {
  if (keyed === undefined) return randomUUID()
  const { actor_kind: kind, actor_id: id } = actorColumns(tx)
  const hash = createHash('sha256')
    .update(JSON.stringify([tx.act.verb, kind, id, keyed.key]))
    .update(keyed.requestHash)
  const bytes = hash.digest().subarray(0, 16)
  // Version and variant of a UUID that is made as its maker likes (RFC 9562).
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Deletes keys that are older than a day; retries come within minutes. */
export async function forgetOldKeys(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('idempotency')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
