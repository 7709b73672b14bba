import type { Customer } from '#domain/actor.ts'
import type { Outcome } from '#store/db.ts'
import { findPicture } from '#store/picture.ts'
import type { Context } from '../context.ts'
import { pictureOwner } from './steps/picture.ts'

/** The picture that a customer uploaded of themselves, as a JPEG. */
export async function ownPicture(ctx: Context, actor: Customer): Promise<Outcome<Buffer, { code: 'not_found' }>> {
  const sealed = await findPicture(ctx.db, actor.account)
  if (sealed === undefined) return { ok: false, refusal: { code: 'not_found' } }
  return { ok: true, value: ctx.sealer.openBytes(sealed, pictureOwner(actor.account)) }
}
