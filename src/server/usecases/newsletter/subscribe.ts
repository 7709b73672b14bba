import { transact } from '#store/db.ts'
import type { Caller } from '#domain/actor.ts'
import { lockSubscription, logConsent, noteMailed, renewWish, wasMailedSince } from '#store/newsletter.ts'
import type { Language } from '#domain/language.ts'
import { newToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'

/** Time in ms in which further calls for an address send no letter, so that nobody can fill a stranger's inbox. */
const HOUR_MS = 3_600_000

export interface SubscribeInput {
  email: string
  language: Language
  /** Version of the text beside the button. */
  consentVersion: string
}

/**
 * First half of the double opt-in: mails a link with which the owner of the address confirms (D12). An address that is
 * subscribed already gets a letter that says so. The caller is told the same in both cases.
 */
export async function subscribe(ctx: Context, actor: Caller, input: SubscribeInput): Promise<void> {
  const { email, language, consentVersion } = input
  await transact(ctx, actor, 'subscribe', async (tx) => {
    const at = ctx.now()
    const row = await lockSubscription(tx, { ...input, at }, newToken().token)
    if (await wasMailedSince(tx, email, new Date(at.getTime() - HOUR_MS))) return
    await noteMailed(tx, row.id, at)
    if (row.confirmed_at !== null) {
      const data = { cause: 'again', token: row.unsubscribe_token } as const
      await ctx.post(tx, {
        kind: 'newsletter_welcome',
        recipient: row.email,
        language: row.language,
        data,
        unasked: true,
      })
      return
    }
    const { token, hash } = newToken()
    await renewWish(tx, row.id, { ...input, at }, hash)
    await logConsent(tx, { id: row.id, consent_version: consentVersion, language }, 'asked', at)
    await ctx.post(tx, {
      kind: 'newsletter_confirm',
      recipient: row.email,
      language,
      data: { token },
      unasked: true,
    })
  })
}
