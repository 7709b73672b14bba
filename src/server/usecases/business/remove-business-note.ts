import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tellIf } from '#store/act-log.ts'
import { findBusiness } from '#store/business.ts'
import { transaction } from '#store/db.ts'
import { takeOffNoteOf } from '#store/person-note.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' }

/** Takes a note off a company. Nothing happens if it is gone. */
export async function removeBusinessNote(
  ctx: Context,
  actor: Actor,
  { id, noteId }: { id: BusinessId; noteId: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'removeBusinessNote')) return forbidden('removeBusinessNote')
  if ((await findBusiness(ctx.db, id)) === undefined) return { ok: false, refusal: { code: 'not_found' } }
  return await transaction(ctx, actor, 'removeBusinessNote', async (tx): Promise<Outcome<null, Refusal>> => {
    const done = await takeOffNoteOf(tx, 'business', { about: id, id: noteId }, ctx.now())
    await tellIf(tx, done, { event: 'note_removed', subject: ['business', id] })
    return { ok: true, value: null }
  })
}
