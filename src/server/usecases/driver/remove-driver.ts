import { transact } from '#store/db.ts'
import type { Customer } from '#domain/actor.ts'
import { deleteDriver } from '#store/account-driver.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { lockMember } from '#store/loyalty.ts'
import type { Context } from '../context.ts'

/** Removes a driver from an account. Does nothing if the driver is gone or belongs to another account. */
export async function removeDriver(ctx: Context, actor: Customer, id: string): Promise<void> {
  await transact(ctx, actor, 'removeDriver', async (tx) => {
    await lockMember(tx, actor.customer)
    if (await deleteDriver(tx, actor.customer, id)) await recordAccountEvent(tx, actor.account, 'driver_removed', {})
  })
}
