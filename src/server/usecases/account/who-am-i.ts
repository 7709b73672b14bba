import type { Staff, Visitor } from '#domain/actor.ts'
import type { AccountId, CustomerId } from '#domain/ids.ts'
import { assertMay } from '#domain/rights.ts'
import { lastUse } from '#domain/session.ts'
import { findSession, noteSeen, type SessionRow } from '#store/session.ts'
import { hashToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'
import { hourOf } from './steps/hour.ts'
import { userOf, type User } from './steps/present-user.ts'

export interface WhoIAm {
  account: AccountId
  /** Null if the owner is no customer. */
  customer: CustomerId | null
  session: string
  user: User
  /** Staff without a second factor may only set one up. */
  secondFactorMissing: boolean
  /** Whether the screen is locked, so that the session serves for nothing but unlocking it. */
  locked: boolean
  /** The owner as a colleague at work; null if they are none. */
  staff: Staff | null
}

/** Owner of a token; null if the token is unknown, expired, unused for too long or signed out. */
export async function whoAmI(ctx: Context, actor: Visitor, token: string): Promise<WhoIAm | null> {
  assertMay(actor, 'whoAmI')
  const now = ctx.now()
  const { rules } = await ctx.catalogue()
  const row = await findSession(ctx.db, hashToken(token), now, lastUse(rules, now))
  if (row === undefined) return null
  const hour = hourOf(now)
  if (row.seen_at < hour) await noteSeen(ctx.db, row.id, hour)
  return {
    account: row.account_id,
    customer: row.customer_id,
    session: row.id,
    user: userOf({ ...row, id: row.account_id }),
    secondFactorMissing: row.second_factor_missing,
    locked: row.locked_at !== null,
    staff: staffOf(row),
  }
}

function staffOf({ account_id: account, staff }: SessionRow): Staff | null {
  if (staff === null) return null
  const { name, role, everywhere, branches } = staff
  return { kind: 'staff', account, name, role, branches: everywhere ? 'all' : branches }
}
