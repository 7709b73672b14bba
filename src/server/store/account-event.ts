import { sql } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import type { AccountEventDetails, AccountEventKind } from '#domain/account-event.ts'
import { tell } from './act-log.ts'
import type { Db, Tx } from './db.ts'

/** Tells the owner of an account what happened to it. */
export async function recordAccountEvent<Kind extends AccountEventKind>(
  tx: Tx,
  accountId: AccountId,
  kind: Kind,
  detail: AccountEventDetails[Kind],
): Promise<void> {
  await tell(tx, { event: kind, subject: ['account', accountId], account: accountId, after: detail })
}

/** Removes lines from before a moment from the logs of accounts. @returns their number */
export async function forgetAccountLines(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_account_lines(${before}) as gone`.execute(db)
  return rows[0]!.gone
}
