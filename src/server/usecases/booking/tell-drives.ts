import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Context } from '../context.ts'
import { tellPlannedDrives } from './steps/told-drives.ts'

/** Job that tells both branches of drives. */
export async function tellDrives(ctx: Context, actor: System): Promise<void> {
  assertMay(actor, 'tellDrives')
  await tellPlannedDrives(ctx)
}
