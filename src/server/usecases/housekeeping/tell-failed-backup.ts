import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transact } from '#store/db.ts'
import type { Context } from '../context.ts'

const MOST_CHARACTERS = 2_000

/** Writes to the company that the nightly copy failed. @param lastAt time of the last sound copy */
export async function tellFailedBackup(
  ctx: Context,
  actor: System,
  { folder, reason, lastAt }: { folder: string; reason: string; lastAt: Date | null },
): Promise<void> {
  assertMay(actor, 'tellFailedBackup')
  const data = { folder, reason: reason.slice(0, MOST_CHARACTERS), lastAt: lastAt?.toISOString() ?? null }
  await transact(ctx, actor, 'tellFailedBackup', async (tx) => {
    await ctx.post(tx, { kind: 'staff_backup_failed', recipient: 'company', language: 'de', data })
    await tell(tx, { event: 'failed', subject: ['house', 'backup'], reason: data.reason })
  })
}
