import type { Customer } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { findPicture } from '#store/picture.ts'
import type { Context } from '../context.ts'
import { readPicture } from './steps/picture.ts'

/** The picture that a customer uploaded of themselves, as a JPEG. */
export async function ownPicture(ctx: Context, actor: Customer): Promise<Outcome<Buffer, { code: 'not_found' }>> {
  assertMay(actor, 'ownPicture')
  const picture = await readPicture(ctx, actor.customer, await findPicture(ctx.db, actor.customer))
  return picture === undefined ? { ok: false, refusal: { code: 'not_found' } } : { ok: true, value: picture }
}
