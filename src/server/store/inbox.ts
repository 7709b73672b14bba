import { sql } from 'kysely'

import { lockMatter } from './advisory-lock.ts'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

type Row = Tables['inbox_message']

/** Message of a provider to us. */
export interface NewMessage {
  provider: string
  /** The provider's own id of the message. */
  messageId: string
  kind: string
  /** The provider's id of the subject, such as a payment. */
  subject: string
  payload: object
}

export interface InboxMessage extends Omit<NewMessage, 'payload'> {
  id: string
  /** Number by which staff name it. */
  number: number
  payload: unknown
  receivedAt: Date
  attempts: number
}

const message = [
  'id',
  'number',
  'provider',
  'message_id as messageId',
  'kind',
  'subject',
  'payload',
  'received_at as receivedAt',
  'attempts',
] as const

/**
 * Stores a message. The next one about the same subject waits for the commit of this one, so that their numbers are in
 * the order of arrival. @returns its id; undefined if it had arrived before
 */
export async function insertMessage(tx: Tx, { messageId, payload, ...rest }: NewMessage): Promise<string | undefined> {
  const about = `${rest.provider} ${rest.subject}`
  await lockMatter(tx, 'inbox', about)
  const row = await tx
    .insertInto('inbox_message')
    .values({ ...rest, message_id: messageId, payload: JSON.stringify(payload) })
    .onConflict((known) => known.columns(['provider', 'message_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The next message to process: no process works on it, and no earlier one about the same subject is waiting. */
export async function nextMessage(db: Db): Promise<Pick<InboxMessage, 'id' | 'provider'> | undefined> {
  const { rows } = await sql<Pick<InboxMessage, 'id' | 'provider'>>`
    select m.id, m.provider from inbox_message m
    where m.state = 'open' and m.next_try_at <= now() and (m.taken_until is null or m.taken_until <= now())
      and not exists (
        select from inbox_message before
        where before.provider = m.provider and before.subject = m.subject and before.number < m.number
          and before.over_at is null)
    order by m.number limit 1`.execute(db)
  return rows[0]
}

export async function findOpenMessage(db: Db | Tx, id: string): Promise<InboxMessage | undefined> {
  return await db
    .selectFrom('inbox_message')
    .select(message)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/** Ends a message. Its content is removed; its id stays for a while, so that a repetition is recognised. */
export async function endMessage(tx: Tx, id: string, state: 'worked' | 'aside'): Promise<void> {
  await tx
    .updateTable('inbox_message')
    .set({ state, over_at: sql`now()`, payload: JSON.stringify({}) })
    .where('id', '=', id)
    .execute()
}

/** Records a failed try. @param pauseSeconds until the next one; null if staff have to look at it */
export async function noteTrouble(tx: Tx, id: string, trouble: string, pauseSeconds: number | null): Promise<void> {
  await tx
    .updateTable('inbox_message')
    .set({
      attempts: sql`attempts + 1`,
      trouble,
      next_try_at: sql`now() + ${pauseSeconds ?? 0}::integer * interval '1 s'`,
      ...(pauseSeconds === null && { state: 'stuck' }),
    })
    .where('id', '=', id)
    .execute()
}

export type WaitingMessage = InboxMessage & Pick<Row, 'trouble'> & { state: 'open' | 'stuck' }

/** Messages that still have to be processed, in the order of arrival. */
export async function listWaiting(db: Db): Promise<WaitingMessage[]> {
  return await db
    .selectFrom('inbox_message')
    .select([...message, 'trouble', sql<'open' | 'stuck'>`state`.as('state')])
    .where('over_at', 'is', null)
    .orderBy('number')
    .execute()
}

/** Finds a message that waits for staff, and locks it until they have decided. */
export async function lockStuckMessage(tx: Tx, number: number): Promise<InboxMessage | undefined> {
  return await tx
    .selectFrom('inbox_message')
    .select(message)
    .where('number', '=', number)
    .where('state', '=', 'stuck')
    .forUpdate()
    .executeTakeFirst()
}

/** Makes a message be tried again from the beginning. */
export async function reopenMessage(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('inbox_message')
    .set({ state: 'open', attempts: 0, next_try_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Forgets messages that were over before a moment. */
export async function deleteOverBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('inbox_message').where('over_at', '<', before).execute()
}
