import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { insertBusinessNote } from '#store/business.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' }

/** Adds a note of staff to a company. The log says that there is one, and never what it says. */
export async function noteBusiness(
  ctx: Context,
  actor: Actor,
  { id, text }: { id: BusinessId; text: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'noteBusiness')) return forbidden('noteBusiness')
  const author = actor.kind === 'staff' ? actor.account : null
  return await transaction(ctx, actor, 'noteBusiness', async (tx): Promise<Outcome<null, Refusal>> => {
    if (!(await insertBusinessNote(tx, { business: id, author, text, at: ctx.now() })))
      return { ok: false, refusal: { code: 'not_found' } }
    await tell(tx, { event: 'noted', subject: ['business', id] })
    return { ok: true, value: null }
  })
}
