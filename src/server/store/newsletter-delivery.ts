import { sql } from 'kysely'

import type { Language } from '#domain/language.ts'
import type { IssueCar } from '#domain/newsletter-issue.ts'
import { lockMatter } from './advisory-lock.ts'
import type { Db, Tx } from './db.ts'
import { isFreeAddress } from './restriction.ts'

/**
 * Condition on a subscription `s`: its reader had an issue in the month of a moment, or has one on its way. They agreed
 * to one a month at most (src/content/consent.ts).
 */
const hadThisMonth = (at: Date) => sql<boolean>`exists (
  select from newsletter_delivery d where d.subscription_id = s.id
    and (d.state in ('waiting', 'queued') or d.state = 'sent' and d.done_at >=
      date_trunc('month', ${at}::timestamptz at time zone 'Europe/Berlin') at time zone 'Europe/Berlin'))`

/** Condition on a subscription `s`: it has not ended, and its reader's data may be used (GDPR art. 18). */
const isWanted = sql<boolean>`(s.ended_at is null and ${isFreeAddress(sql.ref('s.email'))})`

export interface Readers {
  de: number
  en: number
  /** Readers who had an issue this month already, and get no further one. */
  had: number
}

/** Number of readers to whom an issue would go at a moment. */
export async function countReaders(db: Db | Tx, at: Date): Promise<Readers> {
  const { rows } = await sql<Readers>`
    select count(*) filter (where not had and language = 'de') as de,
           count(*) filter (where not had and language = 'en') as en, count(*) filter (where had) as had
    from (select s.language, ${hadThisMonth(at)} as had from newsletter_subscription s
          where s.confirmed_at is not null and ${isWanted}) r`.execute(db)
  return rows[0]!
}

/**
 * Notes to whom an issue goes: everybody who is subscribed now. Two issues that start at once share no reader.
 * @returns how many they are, by language
 */
export async function insertDeliveries(tx: Tx, issue: string, at: Date): Promise<Record<'de' | 'en', number>> {
  await lockMatter(tx, 'newsletter')
  const { rows } = await sql<Record<'de' | 'en', number>>`
    with noted as (
      insert into newsletter_delivery (issue_id, subscription_id, language)
      select ${issue}::uuid, s.id, s.language from newsletter_subscription s
      where s.confirmed_at is not null and ${isWanted} and not ${hadThisMonth(at)}
      returning language)
    select count(*) filter (where language = 'de') as de, count(*) filter (where language = 'en') as en
    from noted`.execute(tx)
  return rows[0]!
}

export interface DueLetter {
  letter_id: string
  email: string
  language: Language
  subject: string
  text: string
  car: IssueCar | null
  started_at: Date
  confirmed_at: Date
  unsubscribe_token: string
}

/** Takes the next letters of issues that go out. Readers who have unsubscribed or are restricted meanwhile are left out. */
export async function takeDueLetters(tx: Tx, limit: number, at: Date): Promise<DueLetter[]> {
  const { rows } = await sql<DueLetter & { state: 'queued' | 'left_out' }>`
    with due as (
      select d.issue_id, d.subscription_id
      from newsletter_issue i join newsletter_delivery d on d.issue_id = i.id and d.state = 'waiting'
      where i.state = 'sending' order by i.started_at, d.subscription_id limit ${limit} for update of d skip locked)
    update newsletter_delivery d
    set state = case when ${isWanted} then 'queued' else 'left_out' end,
        letter_id = case when ${isWanted} then gen_random_uuid() end,
        done_at = case when ${isWanted} then null else ${at}::timestamptz end
    from due join newsletter_issue i on i.id = due.issue_id
      join newsletter_subscription s on s.id = due.subscription_id
    where d.issue_id = due.issue_id and d.subscription_id = due.subscription_id
    returning d.state, d.letter_id, s.email, d.language, i.car, i.started_at, s.confirmed_at, s.unsubscribe_token,
      case d.language when 'de' then i.subject_de else i.subject_en end as subject,
      case d.language when 'de' then i.text_de else i.text_en end as text`.execute(tx)
  return rows.filter(({ state }) => state === 'queued')
}

/** Whether an issue goes out right now. */
export async function isAnySending(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select from newsletter_issue where state = 'sending') as any`.execute(db)
  return rows[0]!.any
}

/** Ends issues whose last letter has gone. */
export async function endIssues(tx: Tx, at: Date): Promise<void> {
  await sql`
    update newsletter_issue i set state = 'sent', over_at = ${at}
    where state = 'sending' and not exists (
      select from newsletter_delivery d where d.issue_id = i.id and d.state in ('waiting', 'queued'))`.execute(tx)
}

/** Stops what has not gone yet. A letter that is being handed over at this moment still goes. */
export async function stopDeliveries(tx: Tx, issue: string, at: Date): Promise<void> {
  await sql`
    update newsletter_delivery d set state = 'stopped', done_at = ${at}
    where issue_id = ${issue} and (state = 'waiting' or state = 'queued' and not exists (
      select from letter l where l.id = d.letter_id and l.taken_until > now()))`.execute(tx)
}

/** Whether a letter may still go: its issue was not stopped, and its reader has not unsubscribed. */
export async function isLetterWanted(db: Db, letter: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select exists (
      select from newsletter_delivery d join newsletter_subscription s on s.id = d.subscription_id
      where d.letter_id = ${letter} and d.state = 'queued' and ${isWanted}) as wanted`.execute(db)
  return rows[0]!.wanted
}

/** Notes what became of a letter. One that was stopped stays so, unless it has gone. */
export async function settleDelivery(
  tx: Tx,
  letter: string,
  end: { state: 'sent' | 'failed' | 'left_out'; at: Date },
): Promise<void> {
  await sql`
    update newsletter_delivery set state = ${end.state}, done_at = ${end.at}
    where letter_id = ${letter} and (state = 'queued' or ${end.state === 'sent'})`.execute(tx)
}

/** Forgets who had issues that were over before a moment; how many they were is kept. @returns the number forgotten */
export async function forgetDeliveries(tx: Tx, before: Date): Promise<number> {
  await sql`
    update newsletter_issue i set totals = coalesce((
      select jsonb_object_agg(c.key, c.letters) from (
        select language || '_' || state as key, count(*) as letters from newsletter_delivery
        where issue_id = i.id group by language, state) c), '{}')
    where over_at < ${before} and totals is null`.execute(tx)
  const gone = await sql`
    delete from newsletter_delivery d using newsletter_issue i
    where i.id = d.issue_id and i.over_at < ${before}`.execute(tx)
  return Number(gone.numAffectedRows)
}
