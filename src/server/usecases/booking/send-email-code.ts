import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { randomInt } from 'node:crypto'

import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { putEmailCode } from '#store/email-code.ts'
import { extendQuote } from '#store/quote.ts'
import type { Language } from '#domain/language.ts'
import type { Context } from '../context.ts'
import { markOfAddress, markOfCode } from './steps/email-code.ts'

const LIFETIME_MS = 15 * 60_000
const TRIES = 5

export interface EmailCodeInput {
  email: string
  /** Quote to be ordered; it stays held until the letter has arrived. */
  quoteId: string
  language: Language
}

/** Mails a code of six digits that proves an address (D32). The previous code becomes void. */
export async function sendEmailCode(
  ctx: Context,
  actor: Caller,
  { email, quoteId, language }: EmailCodeInput,
): Promise<Outcome<null, { code: 'letters_braked'; retryAfterSeconds: number }>> {
  assertMay(actor, 'sendEmailCode')
  const { rules } = await ctx.catalogue()
  // Even if no letter is sent, since the visitor may have a code already. Twice the time in all covers the letter's delivery.
  await extendQuote(ctx.db, quoteId, rules.holdMinutes, 2)
  return await transaction(ctx, actor, 'sendEmailCode', async (tx) => {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const letter = { kind: 'email_code', recipient: email, language, data: { code }, unasked: true } as const
    const [braked] = await ctx.post(tx, letter)
    if (braked !== undefined) {
      const retryAfterSeconds = Math.ceil((braked.until.getTime() - ctx.now().getTime()) / 1_000)
      return { ok: false, refusal: { code: 'letters_braked', retryAfterSeconds } }
    }
    await putEmailCode(tx, {
      address: markOfAddress(ctx.sealer, email),
      code: markOfCode(ctx.sealer, email, code),
      tries_left: TRIES,
      expires_at: new Date(ctx.now().getTime() + LIFETIME_MS),
    })
    return { ok: true, value: null }
  })
}
