import type { Db, Tx } from './db.ts'

export interface SessionRow {
  customer_id: string
  first_name: string
  last_name: string
  email: string
}

export async function insertSession(
  tx: Tx,
  session: { tokenHash: Buffer; customerId: string; at: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, customerId, at, expiresAt } = session
  await tx
    .insertInto('session')
    .values({ token_hash: tokenHash, customer_id: customerId, created_at: at, expires_at: expiresAt })
    .execute()
}

export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  return await db
    .selectFrom('session as s')
    .innerJoin('customer as c', 'c.id', 's.customer_id')
    .select(['s.customer_id', 'c.first_name', 'c.last_name', 'c.email'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .executeTakeFirst()
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('session').where('customer_id', '=', customerId).execute()
}

/** @returns how many */
export async function deleteSessionsExpiredBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('session').where('expires_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
