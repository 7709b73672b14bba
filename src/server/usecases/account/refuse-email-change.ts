import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { findEmailChangeLink } from '#store/email-change.ts'
import { hashToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'
import { stopEmailChange } from './steps/stop-email-change.ts'

type LinkInvalid = { code: 'link_invalid' }

/** Refuses a change from the old mailbox, with the token of its letter. Both links become void. */
export async function refuseEmailChange(
  ctx: Context,
  actor: Caller,
  token: string,
): Promise<Outcome<null, LinkInvalid>> {
  assertMay(actor, 'refuseEmailChange')
  const hash = hashToken(token)
  return await transaction(ctx, actor, 'refuseEmailChange', async (tx): Promise<Outcome<null, LinkInvalid>> => {
    const link = await findEmailChangeLink(tx, hash, ctx.now())
    if (link?.mailbox !== 'old') return { ok: false, refusal: { code: 'link_invalid' } }
    const stopped = await stopEmailChange(ctx, tx, link.accountId)
    return stopped ? { ok: true, value: null } : { ok: false, refusal: { code: 'link_invalid' } }
  })
}
