import { sql } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import type { IssueCar, IssueContent, IssueState } from '#domain/newsletter-issue.ts'
import type { Db, Tx } from './db.ts'
import { insertOnce } from './insert-once.ts'

export interface IssueRow {
  id: string
  subject_de: string
  text_de: string
  subject_en: string
  text_en: string
  car: IssueCar | null
  state: IssueState
  version: number
  changed_at: Date
  /** Name of a colleague; null if they are gone, or it was nobody of the team. */
  changed_by: string | null
  started_at: Date | null
  started_by: string | null
  over_at: Date | null
  /** Number of letters by language and state: '{"de_sent": 120}'. */
  progress: Record<string, number>
}

/** Letters of an issue `i`, counted; those of one that was long ago are remembered. */
const progress = sql<Record<string, number>>`coalesce(i.totals, (
  select jsonb_object_agg(c.key, c.letters) from (
    select language || '_' || state as key, count(*) as letters from newsletter_delivery
    where issue_id = i.id group by language, state) c), '{}')`

const whole = sql`
  select i.id, subject_de, text_de, subject_en, text_en, car, state, i.version, changed_at, c.name as changed_by,
         started_at, s.name as started_by, over_at, ${progress} as progress
  from newsletter_issue i
  left join staff c on c.account_id = i.changed_by left join staff s on s.account_id = i.started_by`

const MOST_LISTED = 200

/** The issues: drafts and what goes out right now, then those that are out, the newest first. */
export async function listIssueRows(db: Db): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    ${whole} order by over_at desc nulls first, coalesce(started_at, changed_at) desc, id
    limit ${MOST_LISTED}`.execute(db)
  return rows
}

export async function findIssueRow(db: Db | Tx, id: string): Promise<IssueRow | undefined> {
  return (await sql<IssueRow>`${whole} where i.id = ${id}`.execute(db)).rows[0]
}

/** An issue as it is written. */
export const contentOf = (row: IssueRow): IssueContent => ({
  de: { subject: row.subject_de, text: row.text_de },
  en: { subject: row.subject_en, text: row.text_en },
  car: row.car,
})

/** Locks an issue for the rest of the transaction. */
export async function lockIssue(tx: Tx, id: string): Promise<IssueRow | undefined> {
  const locked = await tx
    .selectFrom('newsletter_issue')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && (await findIssueRow(tx, id))
}

interface Change {
  content: IssueContent
  /** Colleague who wrote it; null for the operator. */
  by: AccountId | null
  at: Date
}

const columnsOf = ({ content, by, at }: Change) => ({
  subject_de: content.de.subject,
  text_de: content.de.text,
  subject_en: content.en.subject,
  text_en: content.en.text,
  car: content.car,
  changed_by: by,
  changed_at: at,
})

/** Finds a draft of a colleague in which nothing is written yet. */
export async function findBlankDraft(tx: Tx, by: AccountId): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from newsletter_issue
    where state = 'draft' and changed_by = ${by} and car is null
      and concat(subject_de, text_de, subject_en, text_en) = '' order by changed_at desc limit 1`.execute(tx)
  return rows[0]?.id
}

/** Adds a draft. @returns false if it is there already */
export const insertIssue = (tx: Tx, id: string, change: Change): Promise<boolean> =>
  insertOnce(tx, 'newsletter_issue', { id, ...columnsOf(change) })

export async function updateIssue(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .updateTable('newsletter_issue')
    .set({ ...columnsOf(change), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteIssue(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('newsletter_issue').where('id', '=', id).execute()
}

export async function startIssue(tx: Tx, id: string, by: AccountId | null, at: Date): Promise<void> {
  const started = { state: 'sending', started_by: by, started_at: at } as const
  await tx
    .updateTable('newsletter_issue')
    .set({ ...started, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function stopIssueRow(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('newsletter_issue').set({ state: 'stopped', over_at: at }).where('id', '=', id).execute()
}
