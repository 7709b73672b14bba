import { system } from '#domain/actor.ts'
import type { Subject } from '#domain/rights.ts'
import { transaction } from '#store/db.ts'
import { listPlannedDrives, lockDrives, rememberTold, takeGoneDrives, type PlannedDrive } from '#store/drive.ts'
import type { Context } from '../../context.ts'
import { driveLetters } from './tell-drive.ts'

/**
 * Tells both branches of drives that were planned, changed or called off, by any code or by hand. Running it twice tells
 * nothing twice.
 */
export async function tellPlannedDrives(ctx: Context): Promise<void> {
  const catalogue = await ctx.catalogue()
  await transaction(ctx, system('tell_drives'), 'tellDrives', async (tx) => {
    await lockDrives(tx)
    for (const gone of await takeGoneDrives(tx)) {
      await ctx.post(tx, ...driveLetters({ ...gone, what: 'gone', earliest: null }, catalogue))
    }
    for (const drive of await listPlannedDrives(tx)) {
      if (drive.told_as) continue
      const id = await rememberTold(tx, drive)
      const what = drive.drive_id === null ? 'new' : 'changed'
      await ctx.post(tx, ...driveLetters({ ...drive, id, what }, catalogue))
    }
    return { ok: true, value: null }
  })
}

/** Facts of a drive by which rights are checked. */
export const drivenBetween = ({ from_branch: from, to_branch: to }: PlannedDrive): Subject => ({
  own: false,
  branches: [from, to],
})
