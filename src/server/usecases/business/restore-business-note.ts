import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tellIf } from '#store/act-log.ts'
import { findBusiness } from '#store/business.ts'
import { transaction } from '#store/db.ts'
import { putBackNoteOf } from '#store/person-note.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' }

/** Puts a note back on a company that was taken off, with its author and its time. Nothing happens if it is there. */
export async function restoreBusinessNote(
  ctx: Context,
  actor: Actor,
  { id, noteId }: { id: BusinessId; noteId: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'restoreBusinessNote')) return forbidden('restoreBusinessNote')
  if ((await findBusiness(ctx.db, id)) === undefined) return { ok: false, refusal: { code: 'not_found' } }
  return await transaction(ctx, actor, 'restoreBusinessNote', async (tx): Promise<Outcome<null, Refusal>> => {
    const done = await putBackNoteOf(tx, 'business', { about: id, id: noteId })
    await tellIf(tx, done, { event: 'note_restored', subject: ['business', id] })
    return { ok: true, value: null }
  })
}
