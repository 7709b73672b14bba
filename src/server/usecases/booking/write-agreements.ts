import os from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { listWithoutAgreement } from '#store/agreement.ts'
import type { Context } from '../context.ts'
import { keepAgreement } from './steps/agreement.ts'

/** Most agreements that one run writes; the next run goes on. */
const BATCH = 20
/** Time in ms for which the load is measured before each, and the load that is allowed: drawing takes 0.1 s of a core. */
const PAUSE_MS = 100
const BUSY_PROCESS = 0.5
const BUSY_MACHINE = 0.8

/**
 * Writes the agreements of confirmed bookings, after the booking, which never waits for them, and not while visitors keep
 * the machine busy. A customer who opens one before that gets it at once. @returns number of written agreements
 */
export async function writeAgreements(
  ctx: Context,
  actor: System,
  isBusy: () => Promise<boolean> = watchTheHouse,
): Promise<number> {
  assertMay(actor, 'writeAgreements')
  let written = 0
  for (const booking of await listWithoutAgreement(ctx.db, BATCH)) {
    if (await isBusy()) break
    try {
      await keepAgreement(ctx, booking)
      written += 1
    } catch (error) {
      // An agreement that cannot be written does not hold up the others.
      ctx.log.error({ error, booking: booking.id }, 'an agreement could not be written')
    }
  }
  return written
}

/** Whether the machine is busy. The whole machine is measured, because of several processes none may look busy by itself. */
async function watchTheHouse(): Promise<boolean> {
  const loop = performance.eventLoopUtilization()
  const cores = coreTimes()
  await sleep(PAUSE_MS)
  if (performance.eventLoopUtilization(loop).utilization > BUSY_PROCESS) return true
  const { idle, all } = coreTimes()
  return all > cores.all && 1 - (idle - cores.idle) / (all - cores.all) > BUSY_MACHINE
}

/** Time in ms that all cores have spent so far; 0 if the system does not tell. */
function coreTimes(): { idle: number; all: number } {
  const times = os.cpus().map((core) => core.times)
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  }
}
