import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tellIf } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { idOfCall } from '#store/idempotency.ts'
import { addNoteOf } from '#store/person-note.ts'
import type { Keyed } from '#store/quote.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' }

/** Adds a note of staff to a customer. The log says that there is one, and never what it says. */
export async function noteCustomer(
  ctx: Context,
  actor: Actor,
  { id, text, keyed }: { id: CustomerId; text: string; keyed?: Keyed },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'noteCustomer')) return forbidden('noteCustomer')
  if (!(await maySeeCustomer(ctx.db, actor, id))) return { ok: false, refusal: { code: 'not_found' } }
  const author = actor.kind === 'staff' ? actor.account : null
  return await transaction(ctx, actor, 'noteCustomer', async (tx): Promise<Outcome<null, Refusal>> => {
    const note = { about: id, id: idOfCall(tx, keyed), author, text, at: ctx.now() }
    const added = await addNoteOf(tx, 'customer', note)
    if (added === null) return { ok: false, refusal: { code: 'not_found' } }
    await tellIf(tx, added, { event: 'customer_noted', subject: ['customer', id] })
    return { ok: true, value: null }
  })
}
