import { sql } from 'kysely'

import { lockMatter, ownerOf } from './advisory-lock.ts'
import type { Db, Tx } from './db.ts'
import { isFreeAddress } from './restriction.ts'
import type { Language } from '#domain/language.ts'

export interface LetterRow {
  id: string
  kind: string
  recipient: string
  language: Language
  data: unknown
  created_at: Date
}

/** Stores letters to be sent. @returns their ids */
export async function insertLetters(
  tx: Tx,
  letters: readonly { id?: string | undefined; kind: string; recipient: string; language: Language; data: object }[],
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
  /** Booking that the letter is about. */
  subject: number | null
}

export interface Brake {
  /** Number of letters that may be written in an hour. */
  most: number
  /** Moment since when the same letter must not have been written before; null if it may be repeated. */
  again: Date | null
  hourAgo: Date
}

/**
 * Writes a letter that its reader may not have asked for, unless the mailbox has had too many of them lately. It counts
 * under a lock on the mailbox, so that simultaneous calls cannot exceed the limit.
 * @returns the letter's id, or the moment until which none will be written
 */
export async function insertUnaskedLetter(
  tx: Tx,
  letter: UnaskedLetter,
  brake: Brake,
  at: Date,
): Promise<{ id: string } | { until: Date }> {
  const { most, again, hourAgo } = brake
  const { kind, recipient, language, data, subject } = letter
  await lockMatter(tx, 'unasked_letter', ownerOf(recipient))
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

/** Moment from which a letter that was just held back could be written. */
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

/** Whether a letter about an unproven booking was written to an e-mail address. */
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

/** Finds a letter that is still to be sent. */
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
 * Removes the content of a letter that was handed over. Its links' tokens and personal data have no further use here,
 * and what is not stored cannot leak. If its recipient is to be forgotten, the row goes as well.
 * @param sentAt null for a letter that no server accepts and that is given up
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
 * Forgets that letters went to an address: sent ones at once, the others as soon as they are sent. All are marked
 * first, so a letter that is being sent at this moment is removed either here or by `emptyLetter`.
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

/** Deletes letters written before a moment, of all kinds or of one. @returns their number */
export async function deleteLettersBefore(db: Db, before: Date, kind?: string): Promise<number> {
  let query = db
    .deleteFrom('letter')
    .where('created_at', '<', before)
    .where(isFreeAddress(sql.ref('letter.recipient')))
  if (kind !== undefined) query = query.where('kind', '=', kind)
  const result = await query.executeTakeFirst()
  return Number(result.numDeletedRows)
}
