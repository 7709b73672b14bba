import type { Customer } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { lockCustomer } from '#store/customer.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { putPicture } from '#store/picture.ts'
import { cleanPortrait, type PortraitProblem } from '#uploads/copy.ts'
import type { Context } from '../context.ts'
import { pictureOwner } from './steps/picture.ts'

/**
 * Stores a customer's picture, sealed like documents, in place of the previous one.
 * @param named new value of the profile's `picture`
 * @throws GateFullError if too many files wait to be read
 */
export async function keepPicture(
  ctx: Context,
  actor: Customer,
  { bytes, named }: { bytes: Buffer; named: string },
): Promise<Outcome<null, { code: PortraitProblem | 'unauthorized' }>> {
  assertMay(actor, 'keepPicture')
  const picture = await cleanPortrait(bytes)
  if (typeof picture === 'string') return { ok: false, refusal: { code: picture } }
  const { account, customer } = actor
  return await ctx.files.bring(ctx.db, { owner: pictureOwner(customer), content: picture }, (brought) =>
    transaction(ctx, actor, 'keepPicture', async (tx): Promise<Outcome<null, { code: 'unauthorized' }>> => {
      // The account may just have been deleted.
      if (!(await lockCustomer(tx, customer))) return { ok: false, refusal: { code: 'unauthorized' } }
      await putPicture(tx, customer, await brought.note(tx), named)
      await recordAccountEvent(tx, account, 'profile_changed', { parts: ['person'] })
      return { ok: true, value: null }
    }),
  )
}
