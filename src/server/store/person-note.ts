import { sql } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'
import { isFreeCustomer } from './restriction.ts'

/** Kind of those whom notes of staff are about. */
export type Noted = 'customer' | 'business'

interface NoteOf {
  /** Customer or company. */
  about: string
  id: string
}

interface NewNote extends NoteOf {
  author: AccountId | null
  text: string
  at: Date
}

/** Adds a note of staff. @returns null if there is nobody whom it could be about, false if the note is there already */
export async function addNoteOf(
  tx: Tx,
  noted: Noted,
  { about, id, author, text, at }: NewNote,
): Promise<boolean | null> {
  const { rows } = await sql<{ added: boolean }>`
    with note as (
      insert into ${sql.table(`${noted}_note`)} (id, ${sql.ref(`${noted}_id`)}, author_id, text, at)
      select ${id}::uuid, id, ${author}, ${text}, ${at} from ${sql.table(noted)} where id = ${about}
      on conflict (id) do nothing returning id)
    select exists (select from note) as added from ${sql.table(noted)} where id = ${about}`.execute(tx)
  return rows[0]?.added ?? null
}

/** Takes a note off. @returns false if there is none */
export async function takeOffNoteOf(tx: Tx, noted: Noted, { about, id }: NoteOf, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(`${noted}_note`)} set removed_at = ${at}
    where id = ${id} and ${sql.ref(`${noted}_id`)} = ${about} and removed_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Puts a note back that was taken off. @returns false if there is none */
export async function putBackNoteOf(tx: Tx, noted: Noted, { about, id }: NoteOf): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(`${noted}_note`)} set removed_at = null
    where id = ${id} and ${sql.ref(`${noted}_id`)} = ${about} and removed_at is not null`.execute(tx)
  return numAffectedRows === 1n
}

/** Removes notes for good that were taken off before a moment. @returns their number */
export async function forgetRemovedNotes(db: Db, before: Date): Promise<number> {
  const ofCustomers = await db
    .deleteFrom('customer_note')
    .where('removed_at', '<', before)
    .where(isFreeCustomer(sql.ref('customer_note.customer_id')))
    .executeTakeFirst()
  const ofCompanies = await db.deleteFrom('business_note').where('removed_at', '<', before).executeTakeFirst()
  return Number(ofCustomers.numDeletedRows + ofCompanies.numDeletedRows)
}
