import { sql } from 'kysely'

import type { AccountEventDetails, AccountEventKind, RepeatedEventKind } from '#domain/account-event.ts'
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

/** Counts it among those of this hour. An account that is gone meanwhile has nobody to tell. */
export async function countAccountEvent(db: Db | Tx, customerId: string, kind: RepeatedEventKind): Promise<void> {
  await sql`
    insert into account_event as e (customer_id, kind, hour)
    select id, ${kind}, date_trunc('hour', now()) from customer where id = ${customerId} for key share
    on conflict (customer_id, kind, hour) where hour is not null do update set times = e.times + 1`.execute(db)
}

/** @returns how many */
export async function deleteAccountEventsBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('account_event').where('at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
