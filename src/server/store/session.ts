import { sql } from 'kysely'

import type { Role } from '#domain/actor.ts'
import type { AccountId, CustomerId } from '#domain/ids.ts'
import type { LastUse } from '#domain/session.ts'
import type { Db, Tx } from './db.ts'

export interface SessionRow {
  id: string
  account_id: AccountId
  customer_id: CustomerId | null
  seen_at: Date
  first_name: string
  last_name: string
  email: string
  /** Whether it belongs to staff without an app or a passkey. It then only serves to set one up. */
  second_factor_missing: boolean
  locked_at: Date | null
  /** The colleague whose session it is; null if its owner is not one. */
  staff: { name: string; role: Role; everywhere: boolean; branches: number[] } | null
}

const lastUseOf = ({ short, remembered }: LastUse) =>
  sql<Date>`case when remembered then ${remembered}::timestamptz else ${short}::timestamptz end`

/** Begins a session. @param seenAt beginning of an hour; for privacy, no finer time is stored */
export async function insertSession(
  tx: Tx,
  session: {
    tokenHash: Buffer
    accountId: AccountId
    at: Date
    seenAt: Date
    expiresAt: Date
    remembered: boolean
    browser: string | null
    system: string | null
  },
): Promise<void> {
  const { tokenHash, accountId, at, seenAt, expiresAt, remembered, browser, system } = session
  await tx
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      created_at: at,
      seen_at: seenAt,
      expires_at: expiresAt,
      remembered,
      browser,
      system,
    })
    .execute()
}

/** Finds a session by its token. @param used earliest last use */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
  used: LastUse,
): Promise<SessionRow | undefined> {
  return await db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .innerJoin('account_owner as o', 'o.account_id', 'a.id')
    .leftJoin('staff as t', (join) => join.onRef('t.account_id', '=', 'a.id').on('t.active', '=', true))
    .leftJoin('second_factor as f', (join) =>
      join.onRef('f.account_id', '=', 'a.id').on('f.confirmed_at', 'is not', null),
    )
    .select(['s.id', 's.account_id', 's.seen_at', 's.locked_at'])
    .select(['a.email', 'o.customer_id', 'o.first_name', 'o.last_name'])
    .select(
      sql<SessionRow['staff']>`case when t.account_id is not null then jsonb_build_object(
        'name', t.name, 'role', t.role, 'everywhere', t.everywhere,
        'branches', array(select b.branch from staff_branch b where b.account_id = t.account_id order by b.branch)
      ) end`.as('staff'),
    )
    .select((eb) =>
      eb
        .and([
          eb('t.account_id', 'is not', null),
          eb('f.account_id', 'is', null),
          eb.not(eb.exists(eb.selectFrom('passkey as p').select('p.id').whereRef('p.account_id', '=', 'a.id'))),
        ])
        .$castTo<boolean>()
        .as('second_factor_missing'),
    )
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('s.seen_at', '>', lastUseOf(used))
    .executeTakeFirst()
}

/** Notes that a session was used. Of simultaneous calls, only one writes. */
export async function noteSeen(db: Db, id: string, seenAt: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: seenAt }).where('id', '=', id).where('seen_at', '<', seenAt).execute()
}

/** Locks the screen of a session. @returns false if it was locked before */
export async function lockSession(tx: Tx, id: string, at: Date): Promise<boolean> {
  const locked = tx.updateTable('session').set({ locked_at: at }).where('id', '=', id).where('locked_at', 'is', null)
  return (await locked.executeTakeFirst()).numUpdatedRows > 0n
}

/** Unlocks the screen of a session. */
export async function unlockSession(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('session').set({ locked_at: null }).where('id', '=', id).execute()
}

export interface OwnSessionRow {
  id: string
  created_at: Date
  seen_at: Date
  expires_at: Date
  browser: string | null
  system: string | null
}

/** Lists the sessions of an account, the latest used first. @param used earliest last use; null lists all */
export async function listSessions(
  db: Db | Tx,
  accountId: AccountId,
  now: Date,
  used: LastUse | null,
): Promise<OwnSessionRow[]> {
  return await db
    .selectFrom('session')
    .select(['id', 'created_at', 'seen_at', 'expires_at', 'browser', 'system'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .$if(used !== null, (query) => query.where('seen_at', '>', lastUseOf(used!)))
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** @returns false if the account has no such session */
export async function deleteOwnSession(tx: Tx, accountId: AccountId, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Deletes the sessions of an account. @param except id of a session that stays @returns their number */
export async function deleteSessionsOf(tx: Tx, accountId: AccountId, except: string | null = null): Promise<number> {
  let query = tx.deleteFrom('session').where('account_id', '=', accountId)
  if (except !== null) query = query.where('id', '<>', except)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

/** Deletes sessions that are over. @returns their number */
export async function deleteOverSessions(db: Db, now: Date, used: LastUse): Promise<number> {
  const result = await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expires_at', '<', now), eb('seen_at', '<=', lastUseOf(used))]))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
