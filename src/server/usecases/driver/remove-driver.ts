import { deleteDriver } from '#store/account-driver.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { lockMember } from '#store/loyalty.ts'
import type { Context } from '../context.ts'

/** Takes a driver from an account; one that is gone already, or another's, is nothing to it. */
export async function removeDriver(ctx: Context, customerId: string, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockMember(tx, customerId)
    if (await deleteDriver(tx, customerId, id)) await recordAccountEvent(tx, customerId, 'driver_removed', {})
  })
}
