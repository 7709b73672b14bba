import type { Sealer } from '#secrets/seal.ts'
import { tryEmailCode } from '#store/email-code.ts'
import type { Context } from '../../context.ts'

/** What is kept of an address and of its code: nothing that either could be read from. */
export const markOfAddress = (sealer: Sealer, email: string): Buffer =>
  sealer.fingerprint(`email-code:${email.toLowerCase()}`)
export const markOfCode = (sealer: Sealer, email: string, code: string): Buffer =>
  sealer.fingerprint(`email-code:${email.toLowerCase()}:${code}`)

/** Whether somebody shows that the address is theirs. A try is counted even if nothing comes of what it was for. */
export async function provesAddress(ctx: Context, email: string, code: string): Promise<boolean> {
  const { sealer } = ctx
  return await tryEmailCode(ctx.db, markOfAddress(sealer, email), markOfCode(sealer, email, code), ctx.now())
}
