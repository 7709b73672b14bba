import type { Outcome } from '../../store/db.ts'
import { renamePasskey as rename, type PasskeyRow } from '../../store/passkey.ts'
import type { Context } from '../context.ts'

export async function renamePasskey(
  ctx: Context,
  input: { customerId: string; id: string; name: string },
): Promise<Outcome<PasskeyRow, { code: 'not_found' }>> {
  const row = await rename(ctx.db, input.customerId, input.id, input.name)
  return row === undefined ? { ok: false, refusal: { code: 'not_found' } } : { ok: true, value: row }
}
