import { sql } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import type { Role, Staff } from '#domain/actor.ts'
import { sayWhoActs } from './act-log.ts'
import type { Db, Read, Tx } from './db.ts'

/** Gives an account a role; triggers tell it in the log. @returns false if it has one already */
export async function insertStaff(tx: Tx, colleague: Omit<Staff, 'kind'>): Promise<boolean> {
  await sayWhoActs(tx)
  const { account, name, role, branches } = colleague
  const result = await tx
    .insertInto('staff')
    .values({ account_id: account, name, role, everywhere: branches === 'all' })
    // Members of staff who have left can come back.
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ name, role, everywhere: branches === 'all', active: true, version: sql`staff.version + 1` })
        .where('staff.active', '=', false),
    )
    .executeTakeFirst()
  if (result.numInsertedOrUpdatedRows !== 1n) return false
  await tx.deleteFrom('staff_branch').where('account_id', '=', account).execute()
  if (branches === 'all') return true
  await tx
    .insertInto('staff_branch')
    .values(branches.map((branch) => ({ account_id: account, branch })))
    .execute()
  return true
}

/** Takes the rights of staff from an account. */
export async function deactivateStaff(tx: Tx, account: AccountId): Promise<void> {
  await sayWhoActs(tx)
  await tx
    .updateTable('staff')
    .set({ active: false, version: sql`version + 1` })
    .where('account_id', '=', account)
    .execute()
}

/** Role of an account; undefined if it does not belong to staff. */
export async function findRole(db: Db | Tx, accountId: AccountId): Promise<Role | undefined> {
  const row = await db
    .selectFrom('staff')
    .select('role')
    .where('account_id', '=', accountId)
    .where('active', '=', true)
    .executeTakeFirst()
  return row?.role
}

/** Finds a present member of staff by the address with which they sign in. */
export async function findStaff(db: Db, email: string): Promise<Staff | undefined> {
  const row = await db
    .selectFrom('staff as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['s.account_id as account', 's.name', 's.role', 's.everywhere'])
    .select(
      sql<
        number[]
      >`array(select b.branch::integer from staff_branch b where b.account_id = s.account_id order by b.branch)`.as(
        'branches',
      ),
    )
    .where(sql`lower(a.email)`, '=', email.trim().toLowerCase())
    .where('s.active', '=', true)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { everywhere, branches, ...rest } = row
  return { kind: 'staff', ...rest, branches: everywhere ? 'all' : branches }
}

/** Names of everybody who works or worked here. */
export async function listNames(db: Read): Promise<{ id: AccountId; name: string }[]> {
  return await db.selectFrom('staff').select(['account_id as id', 'name']).orderBy('name').execute()
}
