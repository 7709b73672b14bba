import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tellIf } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { idOfCall } from '#store/idempotency.ts'
import { addNoteOf } from '#store/person-note.ts'
import type { Keyed } from '#store/quote.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' }

/** Adds a note of staff to a company. The log says that there is one, and never what it says. */
export async function noteBusiness(
  ctx: Context,
  actor: Actor,
  { id, text, keyed }: { id: BusinessId; text: string; keyed?: Keyed },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'noteBusiness')) return forbidden('noteBusiness')
  const author = actor.kind === 'staff' ? actor.account : null
  return await transaction(ctx, actor, 'noteBusiness', async (tx): Promise<Outcome<null, Refusal>> => {
    const note = { about: id, id: idOfCall(tx, keyed), author, text, at: ctx.now() }
    const added = await addNoteOf(tx, 'business', note)
    if (added === null) return { ok: false, refusal: { code: 'not_found' } }
    await tellIf(tx, added, { event: 'noted', subject: ['business', id] })
    return { ok: true, value: null }
  })
}
