import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { findUsableLink, type Purpose } from '#store/mail-link.ts'
import { hashToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'

/** Tells whether a mailed link still works, before its visitor types a password. It does not use the link up. */
export async function isLinkUsable(
  ctx: Context,
  actor: Caller,
  link: { token: string; purpose: Purpose },
): Promise<boolean> {
  assertMay(actor, 'isLinkUsable')
  return (await findUsableLink(ctx.db, hashToken(link.token), link.purpose, ctx.now())) !== undefined
}
