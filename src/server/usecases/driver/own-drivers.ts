import type { Customer } from '#domain/actor.ts'
import { listDrivers, type AccountDriverRow } from '#store/account-driver.ts'
import type { Context } from '../context.ts'

/** Who else drives for an account. */
export async function ownDrivers(ctx: Context, actor: Customer): Promise<AccountDriverRow[]> {
  return await listDrivers(ctx.db, actor.customer)
}
