import type { Actor } from '#domain/actor.ts'
import { forbidden, may, reaches, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#store/db.ts'
import { listPlannedDrives, type PlannedDrive } from '#store/drive.ts'
import type { Context } from '../context.ts'
import { drivenBetween, tellPlannedDrives } from './steps/told-drives.ts'

/** Lists drives between the branches that are planned, under way or overdue. */
export async function listDrives(ctx: Context, actor: Actor): Promise<Outcome<PlannedDrive[], Forbidden>> {
  if (!may(actor, 'listDrives')) return forbidden('listDrives')
  // Gives every drive its number, by which staff record that it is done.
  await tellPlannedDrives(ctx)
  const drives = await listPlannedDrives(ctx.db)
  return { ok: true, value: drives.filter((drive) => reaches(actor, 'listDrives', drivenBetween(drive))) }
}
