import { recordAccountEvent } from '#store/account-event.ts'
import { deletePicture } from '#store/picture.ts'
import { lockProfile } from '#store/profile.ts'
import type { Context } from '../context.ts'

/** A customer wants no picture any more. To ask once more changes nothing. */
export async function removePicture(ctx: Context, customerId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { picture } = await lockProfile(tx, customerId)
    if (picture === null) return
    await deletePicture(tx, customerId)
    await recordAccountEvent(tx, customerId, 'profile_changed', { parts: ['person'] })
  })
}
