import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { confirmByHash, logConsent } from '#store/newsletter.ts'
import { hashToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'
import { tellAccount } from './steps/tell-account.ts'

const DAY_MS = 86_400_000

/** Second half of the double opt-in: uses up the token of the mailed link (D12). */
export async function confirmSubscription(
  ctx: Context,
  actor: Caller,
  token: string,
): Promise<Outcome<null, { code: 'link_invalid' }>> {
  assertMay(actor, 'confirmSubscription')
  const { rules } = await ctx.catalogue()
  return await transaction(
    ctx,
    actor,
    'confirmSubscription',
    async (tx): Promise<Outcome<null, { code: 'link_invalid' }>> => {
      const at = ctx.now()
      const askedAfter = new Date(at.getTime() - rules.newsletterConfirmDays * DAY_MS)
      const row = await confirmByHash(tx, hashToken(token), at, askedAfter)
      if (row === undefined) return { ok: false, refusal: { code: 'link_invalid' } }
      await logConsent(tx, row, 'confirmed', at)
      await tellAccount(tx, row.email, 'newsletter_on')
      const data = { cause: 'confirmed', token: row.unsubscribe_token } as const
      await ctx.post(tx, { kind: 'newsletter_welcome', recipient: row.email, language: row.language, data })
      return { ok: true, value: null }
    },
  )
}
