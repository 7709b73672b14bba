import type { AccountOwner } from '#domain/actor.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { lockAccount } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { renamePasskey as rename, type PasskeyRow } from '#store/passkey.ts'
import type { Context } from '../context.ts'

export async function renamePasskey(
  ctx: Context,
  actor: AccountOwner,
  input: { id: string; name: string },
): Promise<Outcome<PasskeyRow, { code: 'not_found' }>> {
  return await transaction(ctx, actor, 'renamePasskey', async (tx) => {
    await lockAccount(tx, actor.account)
    const row = await rename(tx, actor.account, input.id, input.name)
    if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
    await recordAccountEvent(tx, actor.account, 'passkey_renamed', {})
    return { ok: true, value: row }
  })
}
