import type { Context } from '../context.ts'
import { tellPlannedDrives } from './steps/told-drives.ts'

/** Tells both branches of drives, as a job. */
export async function tellDrives(ctx: Context): Promise<void> {
  await tellPlannedDrives(ctx)
}
