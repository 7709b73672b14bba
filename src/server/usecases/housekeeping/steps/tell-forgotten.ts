import type { System } from '#domain/actor.ts'
import type { Verb } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transact } from '#store/db.ts'
import type { Context } from '../../context.ts'

/** Tells both logs how many records of each kind were removed or changed because their time is over, if there were any. */
export async function tellForgotten(
  ctx: Context,
  actor: System,
  verb: Verb,
  gone: Readonly<Record<string, number>>,
): Promise<void> {
  const some = Object.fromEntries(Object.entries(gone).filter(([, count]) => count > 0))
  if (Object.keys(some).length === 0) return
  ctx.log.info(some, 'records whose time is over removed')
  await transact(ctx, actor, verb, (tx) => tell(tx, { event: 'forgot', subject: ['house', 'records'], after: some }))
}
