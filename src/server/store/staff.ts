import { sql } from 'kysely'

import type { Role, Staff } from '#domain/actor.ts'
import { sayWhoActs } from './act-log.ts'
import type { Db, Tx } from './db.ts'

/** Gives an account a role; triggers tell it in the log. @returns false if it has one already */
export async function insertStaff(tx: Tx, colleague: Omit<Staff, 'kind'>): Promise<boolean> {
  await sayWhoActs(tx)
  const { account, name, role, branches } = colleague
  const result = await tx
    .insertInto('staff')
    .values({ customer_id: account, name, role, everywhere: branches === 'all' })
    // Whoever has left can come back.
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ name, role, everywhere: branches === 'all', active: true })
        .where('staff.active', '=', false),
    )
    .executeTakeFirst()
  if (result.numInsertedOrUpdatedRows !== 1n) return false
  await tx.deleteFrom('staff_branch').where('customer_id', '=', account).execute()
  if (branches === 'all') return true
  await tx
    .insertInto('staff_branch')
    .values(branches.map((branch) => ({ customer_id: account, branch })))
    .execute()
  return true
}

/** Takes the rights from whoever signs in with this address. @returns the account; undefined if it has none */
export async function deactivateStaff(tx: Tx, email: string): Promise<string | undefined> {
  await sayWhoActs(tx)
  const row = await tx
    .updateTable('staff as s')
    .from('customer as c')
    .set({ active: false })
    .whereRef('c.id', '=', 's.customer_id')
    .where(sql`lower(c.email)`, '=', email.trim().toLowerCase())
    .where('s.active', '=', true)
    .returning('s.customer_id')
    .executeTakeFirst()
  return row?.customer_id
}

/** The role of an account, if it is one of staff. */
export async function findRole(db: Db | Tx, customerId: string): Promise<Role | undefined> {
  const row = await db
    .selectFrom('staff')
    .select('role')
    .where('customer_id', '=', customerId)
    .where('active', '=', true)
    .executeTakeFirst()
  return row?.role
}

/** The member of staff who signs in with this address; nobody who has left. */
export async function findStaff(db: Db, email: string): Promise<Staff | undefined> {
  const row = await db
    .selectFrom('staff as s')
    .innerJoin('customer as c', 'c.id', 's.customer_id')
    .select(['s.customer_id as account', 's.name', 's.role', 's.everywhere'])
    .select(
      sql<
        number[]
      >`array(select b.branch::integer from staff_branch b where b.customer_id = s.customer_id order by b.branch)`.as(
        'branches',
      ),
    )
    .where(sql`lower(c.email)`, '=', email.trim().toLowerCase())
    .where('s.active', '=', true)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { everywhere, branches, ...rest } = row
  return { kind: 'staff', ...rest, branches: everywhere ? 'all' : branches }
}
