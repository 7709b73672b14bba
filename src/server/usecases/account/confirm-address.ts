import { recordAccountEvent } from '../../store/account-event.ts'
import { confirmEmail } from '../../store/customer.ts'
import { transaction, type Outcome } from '../../store/db.ts'
import { takeLink } from '../../store/mail-link.ts'
import { hashToken } from '../../token.ts'
import type { Context } from '../context.ts'

/** Confirms the address with the token of a mailed link, which is used up by that (D5). */
export async function confirmAddress(ctx: Context, token: string): Promise<Outcome<null, { code: 'link_invalid' }>> {
  return await transaction(ctx.db, async (tx): Promise<Outcome<null, { code: 'link_invalid' }>> => {
    const customerId = await takeLink(tx, hashToken(token), 'confirm_address', ctx.now())
    if (customerId === undefined) return { ok: false, refusal: { code: 'link_invalid' } }
    if (await confirmEmail(tx, customerId, ctx.now())) await recordAccountEvent(tx, customerId, 'address_confirmed', {})
    return { ok: true, value: null }
  })
}
