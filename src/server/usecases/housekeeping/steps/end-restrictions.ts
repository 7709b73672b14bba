import type { System } from '#domain/actor.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { tell } from '#store/act-log.ts'
import { transact } from '#store/db.ts'
import { endDueRestrictions } from '#store/restriction.ts'
import type { Context } from '../../context.ts'

/** Ends restrictions of processing that staff have lifted and whose last day is over. */
export async function endRestrictions(ctx: Context, actor: System): Promise<void> {
  await transact(ctx, actor, 'keepHouse', async (tx) => {
    const now = ctx.now()
    for (const id of await endDueRestrictions(tx, dateOf(toLocal(now)), now))
      await tell(tx, { event: 'restriction_ended', subject: ['privacy_request', id] })
  })
}
