import { sql } from 'kysely'

import type { Role } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'
import type { LastUse } from '#domain/session.ts'
import { sayWhoActs } from './act-log.ts'
import type { Db, Tx } from './db.ts'

export interface ColleagueRow {
  account: AccountId
  email: string
  name: string
  role: Role
  active: boolean
  everywhere: boolean
  branches: number[]
  version: number
  /** Whether an app or a passkey is set up. */
  second_factor: boolean
  /** Last act in the log, or hour of the last use of an open session; null if there is neither. */
  seen_at: Date | null
  sessions: { id: string; createdAt: string; seenAt: string; browser: string | null; system: string | null }[]
}

const MOST_COLLEAGUES = 1_000

/** Everybody who works here or has worked here, with their open sessions. @param used earliest last use of a session */
export async function listTeam(db: Db, now: Date, { short, remembered }: LastUse): Promise<ColleagueRow[]> {
  const { rows } = await sql<ColleagueRow>`
    select s.account_id as account, a.email, s.name, s.role, s.active, s.everywhere, s.version,
           array(select b.branch::integer from staff_branch b where b.account_id = s.account_id order by 1) as branches,
           exists (select from second_factor f where f.account_id = s.account_id and f.confirmed_at is not null)
             or exists (select from passkey p where p.account_id = s.account_id) as second_factor,
           greatest(open.seen_at, acted.at) as seen_at, coalesce(open.sessions, '[]') as sessions
    from staff s
    join account a on a.id = s.account_id
    left join lateral (
      select max(x.seen_at) as seen_at, jsonb_agg(jsonb_build_object(
        'id', x.id, 'createdAt', x.created_at, 'seenAt', x.seen_at, 'browser', x.browser, 'system', x.system)
        order by x.seen_at desc, x.created_at desc) as sessions
      from session x
      where x.account_id = s.account_id and x.expires_at > ${now}
        and x.seen_at > case when x.remembered then ${remembered}::timestamptz else ${short}::timestamptz end
    ) open on true
    left join lateral (
      select max(d.at) as at from audit d where d.actor_kind = 'staff' and d.actor_id = s.account_id::text
    ) acted on true
    order by s.active desc, s.role desc, lower(s.name), s.account_id
    limit ${MOST_COLLEAGUES}`.execute(db)
  return rows
}

/** Whether somebody works here. */
export async function isColleague(tx: Tx, account: string): Promise<boolean> {
  const { rows } = await sql`select from staff where account_id = ${account} and active`.execute(tx)
  return rows.length === 1
}

export interface LockedColleague {
  account: AccountId
  email: string
  name: string
  role: Role
  version: number
}

/** Locks a present member of staff, named by their address or their account. */
export async function lockColleague(tx: Tx, who: string | { account: string }): Promise<LockedColleague | undefined> {
  const named =
    typeof who === 'string'
      ? sql<boolean>`lower(a.email) = ${who.trim().toLowerCase()}`
      : sql<boolean>`a.id = ${who.account}`
  return await tx
    .selectFrom('staff as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['s.account_id as account', 'a.email', 's.name', 's.role', 's.version'])
    .where(named)
    .where('s.active', '=', true)
    .forUpdate('s')
    .executeTakeFirst()
}

/**
 * Locks all managers, in one order, so that two who end each other at the same moment do not both succeed. Taken before
 * the colleague themselves. @returns whether an account is the only manager's
 */
export async function lockManagers(tx: Tx): Promise<(account: AccountId) => boolean> {
  const managers = await tx
    .selectFrom('staff')
    .select('account_id')
    .where('role', '=', 'manager')
    .where('active', '=', true)
    .orderBy('account_id')
    .forUpdate()
    .execute()
  return (account) => managers.length === 1 && managers[0]!.account_id === account
}

/** Gives a colleague another role or other branches; triggers tell it in the log. */
export async function updateStaff(
  tx: Tx,
  account: AccountId,
  { role, branches }: { role: Role; branches: 'all' | readonly number[] },
): Promise<void> {
  await sayWhoActs(tx)
  await tx
    .updateTable('staff')
    .set({ role, everywhere: branches === 'all', version: sql`version + 1` })
    .where('account_id', '=', account)
    .execute()
  const kept = branches === 'all' ? [] : [...branches]
  await sql`delete from staff_branch where account_id = ${account} and branch <> all(${kept}::smallint[])`.execute(tx)
  await sql`insert into staff_branch (account_id, branch) select ${account}, unnest(${kept}::smallint[])
    on conflict do nothing`.execute(tx)
}
