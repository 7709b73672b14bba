import { transact } from '#store/db.ts'
import type { Customer } from '#domain/actor.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { deletePicture } from '#store/picture.ts'
import { lockProfile } from '#store/profile.ts'
import type { Context } from '../context.ts'

/** Removes a customer's picture. Asking again changes nothing. */
export async function removePicture(ctx: Context, actor: Customer): Promise<void> {
  await transact(ctx, actor, 'removePicture', async (tx) => {
    const { picture } = await lockProfile(tx, actor.customer)
    if (picture === null) return
    await deletePicture(tx, actor.customer)
    await recordAccountEvent(tx, actor.account, 'profile_changed', { parts: ['person'] })
  })
}
