import { requestOptions, type RequestOptions } from '#secrets/passkey.ts'
import type { Context } from '../context.ts'
import { keepChallenge } from './steps/passkey-challenge.ts'

/** What a browser needs to sign in with a passkey: the same for everybody, for nobody is known yet. */
export async function beginPasskeySignIn(ctx: Context): Promise<RequestOptions> {
  const options = await requestOptions(ctx.origin)
  await keepChallenge(ctx, ctx.db, options.challenge, null)
  return options
}
