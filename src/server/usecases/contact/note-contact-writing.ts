import type { Staff } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { noteWriter } from '#store/contact-inbox.ts'
import { transact } from '#store/db.ts'
import type { Context } from '../context.ts'
import { writingSince } from './steps/writing-since.ts'

/** Notes that a colleague is writing an answer, so that nobody else begins one unseen. */
export async function noteContactWriting(ctx: Context, actor: Staff, { id }: { id: string }): Promise<void> {
  assertMay(actor, 'noteContactWriting')
  const at = ctx.now()
  await transact(ctx, actor, 'noteContactWriting', (tx) =>
    noteWriter(tx, id, actor.account, { at, since: writingSince(at) }),
  )
}
