import type { Customer } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { listDrivers, type AccountDriverRow } from '#store/account-driver.ts'
import type { Context } from '../context.ts'

/** Lists the drivers on an account. */
export async function ownDrivers(ctx: Context, actor: Customer): Promise<AccountDriverRow[]> {
  assertMay(actor, 'ownDrivers')
  return await listDrivers(ctx.db, actor.customer)
}
