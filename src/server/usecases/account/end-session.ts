import type { AccountOwner } from '#domain/actor.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { deleteOwnSession } from '#store/session.ts'
import type { Context } from '../context.ts'

/** Ends one session of an account. Another account's session is answered like one that is over. */
export async function endSession(
  ctx: Context,
  actor: AccountOwner,
  input: { id: string },
): Promise<Outcome<null, { code: 'not_found' }>> {
  return await transaction(ctx, actor, 'endSession', async (tx): Promise<Outcome<null, { code: 'not_found' }>> => {
    const ended = await deleteOwnSession(tx, actor.account, input.id)
    if (!ended) return { ok: false, refusal: { code: 'not_found' } }
    await recordAccountEvent(tx, actor.account, 'signed_out', {})
    return { ok: true, value: null }
  })
}
