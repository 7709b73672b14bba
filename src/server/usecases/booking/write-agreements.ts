import os from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import { listWithoutAgreement } from '#store/agreement.ts'
import type { Context } from '../context.ts'
import { keepAgreement } from './steps/agreement.ts'

/** As many as one run writes; the next goes on. */
const BATCH = 20
/** How long the house is watched before each, and how busy it may be: drawing takes a tenth of a second of a core. */
const PAUSE_MS = 100
const BUSY_PROCESS = 0.5
const BUSY_MACHINE = 0.8

/**
 * Writes the agreements of confirmed bookings: after the booking, which waits for nothing, and not while visitors keep
 * the house busy. Whoever wants to see one first has it written at once. @returns how many
 */
export async function writeAgreements(ctx: Context, isBusy: () => Promise<boolean> = watchTheHouse): Promise<number> {
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

/** Where several processes share the visitors, none of them looks busy when the machine is. */
async function watchTheHouse(): Promise<boolean> {
  const loop = performance.eventLoopUtilization()
  const cores = coreTimes()
  await sleep(PAUSE_MS)
  if (performance.eventLoopUtilization(loop).utilization > BUSY_PROCESS) return true
  const { idle, all } = coreTimes()
  return all > cores.all && 1 - (idle - cores.idle) / (all - cores.all) > BUSY_MACHINE
}

/** What all cores have spent so far, in ms; nothing where the system does not tell. */
function coreTimes(): { idle: number; all: number } {
  const times = os.cpus().map((core) => core.times)
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  }
}
