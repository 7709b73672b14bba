import type { AccountId } from '#domain/ids.ts'
import type { AccountOwner, Caller } from '#domain/actor.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { lockAccount } from '#store/account.ts'
import { transact, transaction, type Outcome, type Tx } from '#store/db.ts'
import { endEmailChanges, findEmailChangeLink } from '#store/email-change.ts'
import { hashToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'

/** Stops the open change of an account's address. Succeeds also if none is open. */
export async function cancelEmailChange(ctx: Context, actor: AccountOwner): Promise<void> {
  await transact(ctx, actor, 'cancelEmailChange', async (tx) => {
    await stop(ctx, tx, actor.account)
  })
}

/** Refuses a change from the old mailbox, with the token of its letter. Both links become void. */
export async function refuseEmailChange(
  ctx: Context,
  actor: Caller,
  token: string,
): Promise<Outcome<null, { code: 'link_invalid' }>> {
  const hash = hashToken(token)
  return await transaction(
    ctx,
    actor,
    'refuseEmailChange',
    async (tx): Promise<Outcome<null, { code: 'link_invalid' }>> => {
      const link = await findEmailChangeLink(tx, hash, ctx.now())
      if (link?.mailbox !== 'old') return { ok: false, refusal: { code: 'link_invalid' } }
      const stopped = await stop(ctx, tx, link.accountId)
      return stopped ? { ok: true, value: null } : { ok: false, refusal: { code: 'link_invalid' } }
    },
  )
}

async function stop(ctx: Context, tx: Tx, accountId: AccountId): Promise<boolean> {
  await lockAccount(tx, accountId)
  const stopped = await endEmailChanges(tx, accountId, ctx.now())
  if (stopped) await recordAccountEvent(tx, accountId, 'email_change_stopped', {})
  return stopped
}
