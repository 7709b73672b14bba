import type { AccountId } from '#domain/ids.ts'
import { newRecoveryCodes } from '#secrets/recovery-codes.ts'
import type { Tx } from '#store/db.ts'
import { replaceRecoveryCodes } from '#store/second-factor.ts'
import type { Context } from '../../context.ts'
import { fingerprintOf } from './second-factor.ts'

/** @returns new recovery codes, of which only fingerprints are stored; earlier ones become void */
export async function giveRecoveryCodes(ctx: Context, tx: Tx, accountId: AccountId): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => fingerprintOf(ctx, accountId, code)),
  )
  return codes
}
