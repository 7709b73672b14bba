import { newRecoveryCodes } from '#secrets/recovery-codes.ts'
import type { Tx } from '#store/db.ts'
import { replaceRecoveryCodes } from '#store/second-factor.ts'
import type { Context } from '../../context.ts'
import { fingerprintOf } from './second-factor.ts'

/** @returns the new codes for recovery, of which only fingerprints are kept; those before are void */
export async function giveRecoveryCodes(ctx: Context, tx: Tx, customerId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    customerId,
    codes.map((code) => fingerprintOf(ctx, customerId, code)),
  )
  return codes
}
