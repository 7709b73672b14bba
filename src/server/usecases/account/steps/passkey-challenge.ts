import type { Db, Tx } from '#store/db.ts'
import { insertChallenge, takeChallenge } from '#store/passkey.ts'
import { challengeIn, PATIENCE_MS, type Assertion, type Registration } from '#secrets/passkey.ts'
import type { Context } from '../../context.ts'

/** Stores a challenge to be signed. @param sessionId session that adds a passkey; null at sign-in */
export async function keepChallenge(
  ctx: Context,
  db: Db | Tx,
  challenge: string,
  sessionId: string | null,
): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + PATIENCE_MS)
  await insertChallenge(db, Buffer.from(challenge, 'base64url'), sessionId, expiresAt)
}

/**
 * Uses up the signed challenge, whether the signature is right or not, so that none can be tried twice.
 * @returns null if it is not ours, was used, is late or belongs to another session
 */
export async function redeemChallenge(
  ctx: Context,
  answer: Registration | Assertion,
  sessionId: string | null,
): Promise<Buffer | null> {
  const challenge = challengeIn(answer)
  if (challenge === null) return null
  return (await takeChallenge(ctx.db, challenge, sessionId, ctx.now())) ? challenge : null
}
