import { sql } from 'kysely'

import type { Db, Tx } from './db.ts'
import type { Language } from './tables.ts'

export interface LetterRow {
  id: string
  kind: string
  recipient: string
  language: Language
  data: unknown
  created_at: Date
}

/** @returns their ids */
export async function insertLetters(
  tx: Tx,
  letters: readonly { kind: string; recipient: string; language: Language; data: object }[],
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .insertInto('letter')
    .values(letters.map((letter) => ({ ...letter, data: JSON.stringify(letter.data), created_at: at })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface UnaskedLetter {
  kind: string
  recipient: string
  language: Language
  data: object
  /** The booking that it is about. */
  subject: number | null
}

export interface Brake {
  /** In the last hour. */
  most: number
  /** The same is not written twice in this time; null where it may be. */
  again: Date | null
  hourAgo: Date
}

/**
 * Writes a letter that its reader may not have asked for, if few of them went there lately. Counted under a lock of the
 * mailbox, so that many at the same moment are not one more. @returns where it is not written, until when none would be
 */
export async function insertUnaskedLetter(
  tx: Tx,
  letter: UnaskedLetter,
  brake: Brake,
  at: Date,
): Promise<{ id: string } | { until: Date }> {
  const { most, again, hourAgo } = brake
  const { kind, recipient, language, data, subject } = letter
  await sql`select pg_advisory_xact_lock(hashtext('unasked_letter'), hashtext(mailbox(${recipient})))`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    insert into letter (kind, recipient, language, data, created_at, unasked, subject)
    select ${kind}, ${recipient}, ${language}, ${JSON.stringify(data)}::jsonb, ${at}::timestamptz, true, ${subject}::bigint
    where (select count(*) from letter where unasked and mailbox(recipient) = mailbox(${recipient})
             and created_at > ${hourAgo}::timestamptz) < ${most}::integer
      and not exists (select from letter where unasked and mailbox(recipient) = mailbox(${recipient})
             and kind = ${kind} and subject is not distinct from ${subject}::bigint
             and created_at > ${again}::timestamptz)
    returning id`.execute(tx)
  return rows[0] ?? { until: await brakedUntil(tx, letter, brake, at) }
}

/** When a letter that was kept back just now would be written. */
async function brakedUntil(
  tx: Tx,
  { kind, recipient, subject }: UnaskedLetter,
  { most, again, hourAgo }: Brake,
  at: Date,
): Promise<Date> {
  const { rows } = await sql<{ until: Date | null }>`
    with lately as (
      select * from letter where unasked and mailbox(recipient) = mailbox(${recipient})
    )
    select greatest(
      (select max(created_at) from lately where kind = ${kind} and subject is not distinct from ${subject}::bigint
         and created_at > ${again}::timestamptz) + (${at}::timestamptz - ${again}::timestamptz),
      (select created_at from lately where created_at > ${hourAgo}::timestamptz
         order by created_at desc offset greatest(${most}::integer - 1, 0) limit 1)
        + (${at}::timestamptz - ${hourAgo}::timestamptz)
    ) as until`.execute(tx)
  return rows[0]?.until ?? at
}

/** Whether somebody was written to about a booking that nobody has proven. */
export async function wasWritten(db: Db | Tx, bookingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('letter')
    .select('id')
    .where('subject', '=', bookingId)
    .where('recipient', 'like', '%@%')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A letter that was not sent yet. */
export async function findUnsentLetter(db: Db, id: string): Promise<LetterRow | undefined> {
  return await db
    .selectFrom('letter')
    .select(['id', 'kind', 'recipient', 'language', 'data', 'created_at'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('data', '<>', sql<string>`'{}'::jsonb`)
    .executeTakeFirst()
}

/**
 * Empties a letter that was handed over: tokens of links and what else it said about a person are of no further use here,
 * and what is not kept cannot leak. Where its recipient is to be forgotten, the row goes as well.
 * @param sentAt null for a letter that nobody takes and that is given up
 */
export async function emptyLetter(tx: Tx, id: string, sentAt: Date | null): Promise<void> {
  const forgotten = await tx.deleteFrom('letter').where('id', '=', id).where('forget', '=', true).executeTakeFirst()
  if (forgotten.numDeletedRows > 0n) return
  await tx
    .updateTable('letter')
    .set({ sent_at: sentAt, data: JSON.stringify({}) })
    .where('id', '=', id)
    .execute()
}

/**
 * Forgets that letters went to an address: those that have gone at once, the others as soon as they have gone. They are
 * marked first, so that one that is being handed over at this moment is either still to be emptied, or deleted here.
 */
export async function forgetLettersTo(tx: Tx, recipient: string): Promise<void> {
  const address = recipient.toLowerCase()
  await sql`update letter set forget = true where lower(recipient) = ${address}`.execute(tx)
  await tx
    .deleteFrom('letter')
    .where(sql<string>`lower(recipient)`, '=', address)
    .where('data', '=', sql<string>`'{}'::jsonb`)
    .execute()
}

/** Forgets letters written before a moment, of any kind or of one. @returns how many */
export async function deleteLettersBefore(db: Db, before: Date, kind?: string): Promise<number> {
  let query = db.deleteFrom('letter').where('created_at', '<', before)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  const result = await query.executeTakeFirst()
  return Number(result.numDeletedRows)
}
