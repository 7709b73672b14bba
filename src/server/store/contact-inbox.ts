import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import type { MessageState } from '#domain/message-state.ts'
import type { Db, Tx } from './db.ts'
import { forBranchOf } from './contact.ts'

export interface InboxRow {
  id: string
  branch_id: number | null
  name: string
  email: string
  booking_reference: string | null
  language: Language
  created_at: Date
  state: MessageState
  owner_id: AccountId | null
  owner: string | null
  excerpt: string
}

/** Place in a list that is ordered by time and id. */
export interface MessagePlace {
  at: Date
  id: string
}

export type Part = 'open' | 'answered' | 'closed'

/** Whether a part of the list goes newest first: only what waits goes oldest first. */
const isDone = (part: Part) => part !== 'open'
const statesOf: Record<Part, readonly MessageState[]> = {
  open: ['new', 'in_work'],
  answered: ['answered'],
  closed: ['closed'],
}
const EXCERPT = 160

/** A page of messages that an actor may read. @param after last row of the page before */
export async function listInboxPage(
  db: Db,
  actor: Actor,
  { part, branch, after, limit }: { part: Part; branch: number | null; after: MessagePlace | null; limit: number },
): Promise<InboxRow[]> {
  const [order, beyond] = isDone(part) ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const { rows } = await sql<InboxRow>`
    select contact_message.id, branch_id, contact_message.name, email, booking_reference, language,
           contact_message.created_at, state, owner_id, s.name as owner, left(message, ${EXCERPT}) as excerpt
    from contact_message left join staff s on s.account_id = owner_id
    where state = any (${statesOf[part]}) and ${forBranchOf(actor)}
      and ${branch === null ? sql`true` : sql`coalesce(branch_id = ${branch}, true)`}
      and ${after === null ? sql`true` : sql`(contact_message.created_at, contact_message.id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by contact_message.created_at ${order}, contact_message.id ${order} limit ${limit}`.execute(db)
  return rows
}

/** Number of open messages that an actor may read. */
export async function countOpenMessages(db: Db, actor: Actor): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from contact_message where state in ('new', 'in_work') and ${forBranchOf(actor)}`.execute(
    db,
  )
  return rows[0]!.open
}

export interface MessageRow extends Omit<InboxRow, 'excerpt'> {
  phone: string | null
  message: string
  version: number
  /** Another colleague who is writing an answer. */
  writer: string | null
  answers: { at: string; by: string | null; text: string }[]
}

interface Writing {
  /** The reader, who is not told of themselves. */
  reader: AccountId | null
  /** Moment before which a touch of a key no longer counts. */
  since: Date
}

const whole = (actor: Actor, id: string, { reader, since }: Writing): RawBuilder<MessageRow> => sql<MessageRow>`
  select m.*, s.name as owner, w.name as writer,
         coalesce((select jsonb_agg(jsonb_build_object('at', r.at, 'by', b.name, 'text', r.text) order by r.at)
          from contact_answer r left join staff b on b.account_id = r.author_id where r.message_id = m.id), '[]') as answers
  from (select id, branch_id, name, email, phone, booking_reference, language, created_at, state, owner_id, message,
               version, writer_id, written_at
        from contact_message where id = ${id} and ${forBranchOf(actor)}) m
  left join staff s on s.account_id = m.owner_id
  left join staff w on w.account_id = m.writer_id and w.account_id is distinct from ${reader}::uuid
    and m.written_at > ${since}`

/** A message with its answers, if the actor may read it. */
export async function findMessage(db: Db, actor: Actor, id: string, writing: Writing): Promise<MessageRow | undefined> {
  return (await whole(actor, id, writing).execute(db)).rows[0]
}

export interface LockedMessage {
  id: string
  branch_id: number | null
  name: string
  email: string
  language: Language
  message: string
  created_at: Date
  state: MessageState
  owner_id: AccountId | null
  version: number
}

/** Locks a message, if the actor may read it. */
export async function lockMessage(tx: Tx, id: string): Promise<LockedMessage | undefined> {
  return await tx
    .selectFrom('contact_message')
    .select(['id', 'branch_id', 'name', 'email', 'language', 'message', 'created_at', 'state', 'owner_id', 'version'])
    .where('id', '=', id)
    .where(forBranchOf(tx.act.actor))
    .forUpdate()
    .executeTakeFirst()
}

/** Sets who has a message in hand and how far it is; the version rises. */
export async function moveMessage(
  tx: Tx,
  id: string,
  to: { state: MessageState; owner: AccountId | null },
): Promise<void> {
  await tx
    .updateTable('contact_message')
    .set({ state: to.state, owner_id: to.owner, version: sql`version + 1`, writer_id: null, written_at: null })
    .where('id', '=', id)
    .execute()
}

export async function insertAnswer(
  tx: Tx,
  answer: { message: string; author: AccountId | null; text: string; at: Date },
): Promise<void> {
  const { message, author, text, at } = answer
  await tx.insertInto('contact_answer').values({ message_id: message, author_id: author, text, at }).execute()
}

/** Notes that a colleague is writing, unless another one began before. @returns false if they may not read the message */
export async function noteWriter(
  tx: Tx,
  id: string,
  writer: AccountId,
  { at, since }: { at: Date; since: Date },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with found as (select id from contact_message where id = ${id} and ${forBranchOf(tx.act.actor)}),
    noted as (
      update contact_message m set writer_id = ${writer}, written_at = ${at} from found
      where m.id = found.id and (writer_id is null or writer_id = ${writer} or written_at <= ${since}))
    select exists (select from found) as found`.execute(tx)
  return rows[0]!.found
}
