import type { AccountEventDetails, AccountEventKind } from '../../domain/account-event.ts'
import type { Db, Tx } from './db.ts'

/** To be called in the transaction of what happened: then it is told if and only if it happened. */
export async function recordAccountEvent<Kind extends AccountEventKind>(
  tx: Tx,
  customerId: string,
  kind: Kind,
  detail: AccountEventDetails[Kind],
): Promise<void> {
  await tx
    .insertInto('account_event')
    .values({ customer_id: customerId, kind, detail: JSON.stringify(detail) })
    .execute()
}

/** @returns how many */
export async function deleteAccountEventsBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('account_event').where('at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
