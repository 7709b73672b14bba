import { recordAccountEvent } from '#store/account-event.ts'
import { deleteSession } from '#store/session.ts'
import { hashToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'

/** Ends the session on the server (D4). One that is gone already is fine. */
export async function logout(ctx: Context, token: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const customerId = await deleteSession(tx, hashToken(token))
    if (customerId !== undefined) await recordAccountEvent(tx, customerId, 'signed_out', {})
  })
}
