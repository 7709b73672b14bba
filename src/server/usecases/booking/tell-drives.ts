import type { Context } from '../context.ts'
import { tellPlannedDrives } from './steps/told-drives.ts'

/** Job that tells both branches of drives. */
export async function tellDrives(ctx: Context): Promise<void> {
  await tellPlannedDrives(ctx)
}
