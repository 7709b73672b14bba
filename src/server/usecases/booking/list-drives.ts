import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { listPlannedDrives, type PlannedDrive } from '#store/drive.ts'
import type { Context } from '../context.ts'

/** Lists drives between the branches that are planned, under way or overdue. */
export async function listDrives(ctx: Context, actor: Actor): Promise<Outcome<PlannedDrive[], Forbidden>> {
  if (!may(actor, 'listDrives')) return forbidden('listDrives')
  return { ok: true, value: await listPlannedDrives(ctx.db, actor) }
}
