import type { Actor } from '#domain/actor.ts'
import { forbidden, may, reaches, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#store/db.ts'
import { listPlannedDrives, type PlannedDrive } from '#store/drive.ts'
import type { Context } from '../context.ts'
import { drivenBetween } from './steps/drive.ts'

/** Lists drives between the branches that are planned, under way or overdue. */
export async function listDrives(ctx: Context, actor: Actor): Promise<Outcome<PlannedDrive[], Forbidden>> {
  if (!may(actor, 'listDrives')) return forbidden('listDrives')
  const drives = await listPlannedDrives(ctx.db)
  return { ok: true, value: drives.filter((drive) => reaches(actor, 'listDrives', drivenBetween(drive))) }
}
