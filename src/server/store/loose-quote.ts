import { sql } from 'kysely'

import type { Price } from '#domain/price.ts'
import type { Db, Tx } from './db.ts'
import { wishOf, type NewHold } from './hold.ts'
import type { Keyed } from './idempotency.ts'

/** A price held without a car, for a visitor who already keeps as many as somebody unproven may (D32). */
export interface LooseQuote {
  id: string
  wanted: NewHold
  keyed: Keyed
  created_at: Date
  expires_at: Date
  overdue: boolean
  seconds_left: number
}

type Row = Omit<LooseQuote, 'wanted' | 'keyed'> & { key: string; request_hash: Buffer; wish: Wish }
/** As JSON has it. */
type Wish = Omit<NewHold, 'starts_at' | 'ends_at' | 'held_by' | 'held_net' | 'price'> & {
  starts_at: string
  ends_at: string
  held_by: string | null
  held_net: string | null
  price: Price
}

const columns = sql`id, key, request_hash, wish, created_at, expires_at, expires_at <= now() as overdue,
  greatest(0, floor(extract(epoch from expires_at - now())))::int as seconds_left`

/** @returns undefined if the key was used for something else */
export async function insertLooseQuote(
  tx: Tx,
  wanted: NewHold,
  minutes: number,
  keyed: Keyed,
): Promise<LooseQuote | undefined> {
  const { rows } = await sql<Row>`
    insert into loose_quote (key, request_hash, wish, expires_at)
    values (${keyed.key}, ${keyed.requestHash}, ${wishOf(wanted)}::jsonb, now() + ${minutes} * interval '1 minute')
    on conflict (key) do update set key = excluded.key where loose_quote.request_hash = excluded.request_hash
    returning ${columns}`.execute(tx)
  return rows[0] && fromRow(rows[0])
}

export async function findLooseQuote(
  db: Db | Tx,
  by: { id: string } | { key: string },
): Promise<LooseQuote | undefined> {
  const which = 'id' in by ? sql`id = ${by.id}` : sql`key = ${by.key}`
  const { rows } = await sql<Row>`select ${columns} from loose_quote where ${which}`.execute(db)
  return rows[0] && fromRow(rows[0])
}

export async function endLooseQuote(db: Db | Tx, id: string): Promise<void> {
  await db
    .updateTable('loose_quote')
    .set({ expires_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteLooseQuote(db: Db, id: string): Promise<void> {
  await db.deleteFrom('loose_quote').where('id', '=', id).execute()
}

/** What is over says so for an hour. @returns how many */
export async function deleteOldLooseQuotes(db: Db): Promise<number> {
  const result = await db
    .deleteFrom('loose_quote')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

const bytes = (hex: string | null) => (hex === null ? null : Buffer.from(hex.slice(2), 'hex'))

function fromRow({ key, request_hash: requestHash, wish, ...row }: Row): LooseQuote {
  const { starts_at, ends_at, held_by, held_net, ...rest } = wish
  const fingerprints = { held_by: bytes(held_by), held_net: bytes(held_net) }
  const wanted = { ...rest, ...fingerprints, starts_at: new Date(starts_at), ends_at: new Date(ends_at) }
  return { ...row, wanted, keyed: { key, call: 'quote', requestHash } }
}
