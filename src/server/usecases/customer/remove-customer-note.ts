import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tellIf } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { takeOffNoteOf } from '#store/person-note.ts'
import { isRestricted } from '#store/restriction.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' | 'customer_restricted' }

/** Takes a note off a customer. Nothing happens if it is gone. */
export async function removeCustomerNote(
  ctx: Context,
  actor: Actor,
  { id, noteId }: { id: CustomerId; noteId: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'removeCustomerNote')) return forbidden('removeCustomerNote')
  if (!(await maySeeCustomer(ctx.db, actor, id))) return { ok: false, refusal: { code: 'not_found' } }
  return await transaction(ctx, actor, 'removeCustomerNote', async (tx): Promise<Outcome<null, Refusal>> => {
    if (await isRestricted(tx, id)) return { ok: false, refusal: { code: 'customer_restricted' } }
    const done = await takeOffNoteOf(tx, 'customer', { about: id, id: noteId }, ctx.now())
    await tellIf(tx, done, { event: 'note_removed', subject: ['customer', id] })
    return { ok: true, value: null }
  })
}
