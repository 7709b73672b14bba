import { sql } from 'kysely'

import type { Language } from '#domain/language.ts'
import type { SubscriberState } from '#domain/newsletter-issue.ts'
import type { Db, Tx } from './db.ts'

export interface SubscriberRow {
  id: string
  email: string
  language: Language
  asked_at: Date
  confirmed_at: Date | null
  ended_at: Date | null
  /** Log of the consent, the first step first. */
  proof: { step: 'asked' | 'confirmed' | 'ended'; at: string; version: string; language: Language }[]
}

/** Place in the list. */
export interface SubscriberPlace {
  at: Date
  id: string
}

export interface SubscriberWish {
  state: SubscriberState
  /** Part of an address; '' for all. */
  email: string
}

const inState = {
  confirmed: sql`s.confirmed_at is not null and s.ended_at is null`,
  pending: sql`s.confirmed_at is null and s.ended_at is null`,
  ended: sql`s.ended_at is not null`,
} as const satisfies Record<SubscriberState, unknown>

/** Page of subscribers in one state, the latest first. @param after last one of the page before */
export async function listSubscriberPage(
  db: Db,
  { state, email }: SubscriberWish,
  { after, limit }: { after: SubscriberPlace | null; limit: number },
): Promise<SubscriberRow[]> {
  const { rows } = await sql<SubscriberRow>`
    select s.id, s.email, s.language, s.asked_at, s.confirmed_at, s.ended_at, (
      select coalesce(jsonb_agg(jsonb_build_object('step', step, 'at', at, 'version', consent_version,
        'language', language) order by id), '[]')
      from newsletter_consent where subscription_id = s.id) as proof
    from newsletter_subscription s
    where ${inState[state]} and position(${email.toLowerCase()} in lower(s.email)) > 0
      and ${after === null ? sql`true` : sql`(s.asked_at, s.id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by s.asked_at desc, s.id desc limit ${limit}`.execute(db)
  return rows
}

export type SubscriberCounts = Record<'de' | 'en' | 'pending' | 'ended', number>

/** Number of confirmed subscribers by language, and of the others. */
export async function countSubscribers(db: Db): Promise<SubscriberCounts> {
  const { rows } = await sql<SubscriberCounts>`
    select count(*) filter (where ${inState.confirmed} and language = 'de') as de,
           count(*) filter (where ${inState.confirmed} and language = 'en') as en,
           count(*) filter (where ${inState.pending}) as pending, count(*) filter (where ${inState.ended}) as ended
    from newsletter_subscription s`.execute(db)
  return rows[0]!
}

/** Locks a subscription that is not over. */
export async function lockOpenSubscription(
  tx: Tx,
  id: string,
): Promise<{ email: string; confirmed_at: Date | null } | undefined> {
  return await tx
    .selectFrom('newsletter_subscription')
    .select(['email', 'confirmed_at'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Removes a wish that nobody has confirmed: there is nothing to prove. */
export async function deleteWish(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('newsletter_subscription').where('id', '=', id).where('confirmed_at', 'is', null).execute()
}
