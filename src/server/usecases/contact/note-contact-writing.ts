import type { Staff } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tellNothing } from '#store/act-log.ts'
import { noteWriter } from '#store/contact-inbox.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'
import { writingSince } from './steps/writing-since.ts'

type Refusal = Forbidden | { code: 'not_found' }

/** Notes that a colleague is writing an answer, so that nobody else begins one unseen. */
export async function noteContactWriting(
  ctx: Context,
  actor: Staff,
  { id }: { id: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'noteContactWriting')) return forbidden('noteContactWriting')
  const at = ctx.now()
  return await transaction(ctx, actor, 'noteContactWriting', async (tx): Promise<Outcome<null, Refusal>> => {
    // Nothing that anybody would look for in the log.
    tellNothing(tx)
    const found = await noteWriter(tx, id, actor.account, { at, since: writingSince(at) })
    return found ? { ok: true, value: null } : { ok: false, refusal: { code: 'not_found' } }
  })
}
