import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { requestOptions, type RequestOptions } from '#secrets/passkey.ts'
import type { Context } from '../context.ts'
import { keepChallenge } from './steps/passkey-challenge.ts'

/** Options with which a browser signs in by passkey. They are the same for everybody, because nobody is known yet. */
export async function beginPasskeySignIn(ctx: Context, actor: Caller): Promise<RequestOptions> {
  assertMay(actor, 'beginPasskeySignIn')
  const options = await requestOptions(ctx.origin)
  await keepChallenge(ctx, ctx.db, options.challenge, null)
  return options
}
