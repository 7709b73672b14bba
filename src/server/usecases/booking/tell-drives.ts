import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { lockMatter } from '#store/advisory-lock.ts'
import { transact } from '#store/db.ts'
import { listPlannedDrives, rememberTold, takeGoneDrives } from '#store/drive.ts'
import type { Context } from '../context.ts'
import { driveLetters } from './steps/drive.ts'

/**
 * Job that tells both branches of drives that were planned, changed or called off, by any code or by hand. Running it
 * twice tells nothing twice.
 */
export async function tellDrives(ctx: Context, actor: System): Promise<void> {
  assertMay(actor, 'tellDrives')
  const catalogue = await ctx.catalogue()
  await transact(ctx, actor, 'tellDrives', async (tx) => {
    // Only one of several processes tells.
    await lockMatter(tx, 'told_drives')
    for (const gone of await takeGoneDrives(tx)) {
      await ctx.post(tx, ...driveLetters({ ...gone, what: 'gone', earliest: null }, catalogue))
    }
    for (const drive of await listPlannedDrives(tx, actor)) {
      if (drive.told_as) continue
      await rememberTold(tx, drive)
      await ctx.post(tx, ...driveLetters({ ...drive, what: drive.told ? 'changed' : 'new' }, catalogue))
    }
  })
}
