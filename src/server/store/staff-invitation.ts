import { sql, type Selectable } from 'kysely'

import type { Role } from '#domain/actor.ts'
import type { Language } from '#domain/language.ts'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

export type InvitationRow = Omit<Selectable<Tables['staff_invitation']>, 'token_hash'>

interface NewInvitation {
  email: string
  name: string
  role: Role
  /** Null for every branch. */
  branches: readonly number[] | null
  language: Language
  tokenHash: Buffer
  at: Date
  expiresAt: Date
}

const columns = ['id', 'email', 'name', 'role', 'branches', 'language', 'created_at', 'expires_at'] as const

/** Stores an invitation in place of an earlier one to the same address, whose link is void from then on. */
export async function putInvitation(tx: Tx, invitation: NewInvitation): Promise<string> {
  const { email, name, role, branches, language, tokenHash, at, expiresAt } = invitation
  const values = {
    name,
    role,
    branches: branches === null ? null : [...branches],
    language,
    token_hash: tokenHash,
    created_at: at,
    expires_at: expiresAt,
  }
  const row = await tx
    .insertInto('staff_invitation')
    .values({ email, ...values })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet({ email, ...values }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Open invitations, the newest first; those whose time is over are still shown until the night. */
export async function listInvitations(db: Db): Promise<InvitationRow[]> {
  return await db
    .selectFrom('staff_invitation')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()
}

/** Finds the invitation of a link that still works. */
export async function findInvitation(db: Db, tokenHash: Buffer, now: Date): Promise<InvitationRow | undefined> {
  return await db
    .selectFrom('staff_invitation')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses an invitation up; of two simultaneous calls, one succeeds. */
export async function takeInvitation(tx: Tx, tokenHash: Buffer, now: Date): Promise<InvitationRow | undefined> {
  return await tx
    .deleteFrom('staff_invitation')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst()
}

/** Withdraws an invitation. @returns undefined if it was accepted or withdrawn before */
export async function deleteInvitation(tx: Tx, id: string): Promise<InvitationRow | undefined> {
  return await tx.deleteFrom('staff_invitation').where('id', '=', id).returning(columns).executeTakeFirst()
}

/** Removes invitations that were not accepted in time. @returns their number */
export async function deleteInvitationsExpiredBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('staff_invitation').where('expires_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
