import type { Sealer } from '#secrets/seal.ts'
import { tryEmailCode } from '#store/email-code.ts'
import type { Context } from '../../context.ts'

/** Fingerprint of an address, from which the address cannot be read. */
export const markOfAddress = (sealer: Sealer, email: string): Buffer =>
  sealer.fingerprint(`email-code:${email.toLowerCase()}`)
export const markOfCode = (sealer: Sealer, email: string, code: string): Buffer =>
  sealer.fingerprint(`email-code:${email.toLowerCase()}:${code}`)

/** Whether the code proves the address. A try counts even if the order that it was for fails. */
export async function provesAddress(ctx: Context, email: string, code: string): Promise<boolean> {
  const { sealer } = ctx
  return await tryEmailCode(ctx.db, markOfAddress(sealer, email), markOfCode(sealer, email, code), ctx.now())
}
