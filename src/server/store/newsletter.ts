import { sql } from 'kysely'

import type { Db, Tx } from './db.ts'
import { isFreeAddress } from './restriction.ts'
import type { Language } from '#domain/language.ts'

export interface SubscriptionRow {
  id: string
  email: string
  language: Language
  consent_version: string
  confirmed_at: Date | null
  unsubscribe_token: string
}

interface Wish {
  email: string
  language: Language
  consentVersion: string
  at: Date
}

const columns = ['id', 'email', 'language', 'consent_version', 'confirmed_at', 'unsubscribe_token'] as const

/** Makes a subscription unless there is one, and locks it for the rest of the transaction. */
export async function lockSubscription(
  tx: Tx,
  { email, language, consentVersion, at }: Wish,
  unsubscribeToken: string,
): Promise<SubscriptionRow> {
  return await tx
    .insertInto('newsletter_subscription')
    .values({
      email,
      language,
      consent_version: consentVersion,
      asked_at: at,
      unsubscribe_token: unsubscribeToken,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where('ended_at', 'is', null)
        // Changes nothing, but locks and returns the row, which could end between two statements.
        .doUpdateSet({ email: (eb) => eb.ref('newsletter_subscription.email') }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The open subscription of an address, confirmed or not. */
export async function findSubscription(db: Db, email: string): Promise<SubscriptionRow | undefined> {
  return await db
    .selectFrom('newsletter_subscription')
    .select(columns)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Whether a visitor has caused a letter to this address since a moment; ended subscriptions count too. */
export async function wasMailedSince(tx: Tx, email: string, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('newsletter_subscription')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('mailed_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function noteMailed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('newsletter_subscription').set({ mailed_at: at }).where('id', '=', id).execute()
}

/** Renews an unconfirmed subscription; the new link replaces the previous one. */
export async function renewWish(tx: Tx, id: string, wish: Wish, confirmHash: Buffer): Promise<void> {
  await tx
    .updateTable('newsletter_subscription')
    .set({
      language: wish.language,
      consent_version: wish.consentVersion,
      asked_at: wish.at,
      confirm_hash: confirmHash,
    })
    .where('id', '=', id)
    .execute()
}

/** Uses up a link; of two simultaneous calls, one succeeds. */
export async function confirmByHash(
  tx: Tx,
  confirmHash: Buffer,
  at: Date,
  askedAfter: Date,
): Promise<SubscriptionRow | undefined> {
  return await tx
    .updateTable('newsletter_subscription')
    .set({ confirmed_at: at, confirm_hash: null })
    .where('confirm_hash', '=', confirmHash)
    .where('asked_at', '>', askedAfter)
    .returning(columns)
    .executeTakeFirst()
}

/** The address to which a token was issued, even if its subscription is over. */
export async function findAddress(tx: Tx, unsubscribeToken: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('unsubscribe_token', '=', unsubscribeToken)
    .executeTakeFirst()
  return row?.email
}

/** Ends the open subscription of an address, if there is one. */
export async function endSubscriptions(tx: Tx, email: string, at: Date): Promise<SubscriptionRow[]> {
  return await tx
    .updateTable('newsletter_subscription')
    .set({ ended_at: at, confirm_hash: null })
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .returning(columns)
    .execute()
}

/** Adds to the log of consents, which is append-only. */
export async function logConsent(
  tx: Tx,
  { id, consent_version, language }: Pick<SubscriptionRow, 'id' | 'consent_version' | 'language'>,
  step: 'asked' | 'confirmed' | 'ended',
  at: Date,
): Promise<void> {
  await tx
    .insertInto('newsletter_consent')
    .values({ subscription_id: id, at, step, consent_version, language })
    .execute()
}

/** The confirmed subscriptions, the oldest first. */
export async function listConfirmed(db: Db): Promise<SubscriptionRow[]> {
  return await db
    .selectFrom('newsletter_subscription')
    .select(columns)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()
}

/** Deletes subscriptions that were never confirmed. @returns their number */
export async function deleteUnconfirmedAskedBefore(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('newsletter_subscription')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before)
    .where(isFreeAddress(sql.ref('newsletter_subscription.email')))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/**
 * Deletes subscriptions whose proof is no longer needed: claims end `years` years after the end of the year in which
 * they arose (BGB § 195, § 199). @returns their number
 */
export async function deleteEndedBeforeYears(db: Db, years: number, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('newsletter_subscription')
    .where(
      sql<string>`ended_at at time zone 'Europe/Berlin'`,
      '<',
      sql<string>`date_trunc('year', ${now}::timestamptz at time zone 'Europe/Berlin') - ${years}::int * interval '1 year'`,
    )
    .where(isFreeAddress(sql.ref('newsletter_subscription.email')))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
