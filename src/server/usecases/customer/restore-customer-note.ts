import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tellIf } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { putBackNoteOf } from '#store/person-note.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' }

/** Puts a note back on a customer that was taken off, with its author and its time. Nothing happens if it is there. */
export async function restoreCustomerNote(
  ctx: Context,
  actor: Actor,
  { id, noteId }: { id: CustomerId; noteId: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'restoreCustomerNote')) return forbidden('restoreCustomerNote')
  if (!(await maySeeCustomer(ctx.db, actor, id))) return { ok: false, refusal: { code: 'not_found' } }
  return await transaction(ctx, actor, 'restoreCustomerNote', async (tx): Promise<Outcome<null, Refusal>> => {
    const done = await putBackNoteOf(tx, 'customer', { about: id, id: noteId })
    await tellIf(tx, done, { event: 'note_restored', subject: ['customer', id] })
    return { ok: true, value: null }
  })
}
