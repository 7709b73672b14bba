import { findUsableLink, type Purpose } from '#store/mail-link.ts'
import { hashToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'

/** Tells before anybody types a password whether the link that they followed still leads anywhere. Uses nothing up. */
export async function isLinkUsable(ctx: Context, link: { token: string; purpose: Purpose }): Promise<boolean> {
  return (await findUsableLink(ctx.db, hashToken(link.token), link.purpose, ctx.now())) !== undefined
}
