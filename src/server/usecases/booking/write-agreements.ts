import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import { listWithoutAgreement } from '../../store/agreement.ts'
import type { Context } from '../context.ts'
import { keepAgreement } from './steps/agreement.ts'

/** As many as one run writes; the next goes on. */
const BATCH = 20
/** How long this process is watched before each, and how busy it may be: drawing takes a tenth of a second of it. */
const PAUSE_MS = 100
const BUSY = 0.5

/**
 * Writes the agreements of confirmed bookings: after the booking, which waits for nothing, and not while visitors keep
 * this process busy. Whoever wants to see one first has it written at once. @returns how many
 */
export async function writeAgreements(
  ctx: Context,
  isBusy: () => Promise<boolean> = watchThisProcess,
): Promise<number> {
  let written = 0
  for (const booking of await listWithoutAgreement(ctx.db, BATCH)) {
    if (await isBusy()) break
    try {
      await keepAgreement(ctx, ctx.db, booking)
      written += 1
    } catch (error) {
      // One that cannot be written keeps no other from being so.
      ctx.log.error({ error, booking: booking.id }, 'an agreement could not be written')
    }
  }
  return written
}

async function watchThisProcess(): Promise<boolean> {
  const before = performance.eventLoopUtilization()
  await sleep(PAUSE_MS)
  return performance.eventLoopUtilization(before).utilization > BUSY
}
