import type { Forbidden } from '#domain/rights.ts'
import type { Command } from 'commander'

import { toLocal } from '#domain/berlin-time.ts'
import { aligned } from './aligned.ts'
import { shown } from './booking-list.ts'
import { kilometres, listNumber, moment } from './option-values.ts'
import { othersOf, othersText, rentalName } from './others.ts'
import { odometerText } from './odometer-text.ts'
import { allowed, CliError, print, printJson, withContext, valueOf } from './operator.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { PlannedDrive } from '#store/drive.ts'
import { finishDrive, type FinishRefusal } from '#usecases/booking/finish-drive.ts'
import { listDrives } from '#usecases/booking/list-drives.ts'

/** Drives of staff between the branches. The back office ends them, too (http/staff-drives.ts). */
export function addDriveCommands(program: Command): void {
  program
    .command('drives')
    .option('--json', 'for programs')
    .description('list the drives between the branches that are planned, under way or overdue')
    .action(async ({ json = false }: { json?: boolean }) => {
      await withContext(async (ctx, actor) => {
        const catalogue = await ctx.catalogue()
        const found = valueOf(await listDrives(ctx, actor)).map((drive) => listedDrive(drive, catalogue, ctx.now()))
        if (json) printJson(found)
        else print(found.length === 0 ? 'no car has to be driven' : `${driveTable(found)}\n(all times are Berlin time)`)
      })
    })
  program
    .command('drive')
    .description('a drive between the branches')
    .command('done')
    .argument('<id>', 'its number in the list of drives', listNumber)
    .option('--km <number>', 'the reading of the odometer', kilometres)
    .option('--at <time>', 'when the car arrived, Berlin time, such as 2026-12-01T10:00; now if left out', moment)
    .option('--json', 'for programs')
    .description('record that the car is at the other branch')
    .action(done)
}

async function done(driveId: number, { km, at, json = false }: { km?: number; at?: Date; json?: boolean }) {
  await withContext(async (ctx, actor) => {
    const catalogue = await ctx.catalogue()
    const finished = allowed(await finishDrive(ctx, actor, { driveId, km: km ?? null, at: at ?? null }))
    if (!finished.ok) throw new CliError(`drive ${driveId}: ${problemOf(finished.refusal, catalogue)}`)
    const one = listedDrive(finished.value.drive, catalogue, ctx.now())
    if (json) printJson({ ...one, ...othersOf(finished.value) })
    else print(`${one.plate} is at ${one.to}${othersText(finished.value)}`)
  })
}

function problemOf(refusal: Exclude<FinishRefusal, Forbidden>, catalogue: Catalogue): string {
  switch (refusal.code) {
    case 'no_drive':
      return 'there is no such drive, or it is done: "drives" lists them with their numbers'
    case 'in_future':
      return 'that is in the future; times are Berlin time'
    case 'odometer':
    case 'odometer_later':
      return odometerText(refusal)
    case 'car_out':
      return `${refusal.plate} is with ${rentalName(refusal.reference)}; record its return first`
    case 'not_there':
      return `${refusal.plate} was at ${branchName(refusal.branch, catalogue)} then; say with --at when the drive ended`
  }
}

const branchName = (id: number, { branches }: Catalogue) =>
  branches.find((one) => one.id === id)?.name ?? `location ${id}`

interface ListedDrive {
  id: number
  state: 'planned' | 'under way' | 'overdue'
  plate: string
  vehicle: string
  from: string
  to: string
  earliest: string | null
  latest: string
  arrives: string
}

function listedDrive(drive: PlannedDrive, catalogue: Catalogue, now: Date): ListedDrive {
  return {
    id: drive.id,
    state: drive.arrives <= now ? 'overdue' : drive.leaves <= now ? 'under way' : 'planned',
    plate: drive.plate,
    vehicle: catalogue.vehicles.find((one) => one.id === drive.vehicle_id)?.name ?? `vehicle ${drive.vehicle_id}`,
    from: branchName(drive.from_branch, catalogue),
    to: branchName(drive.to_branch, catalogue),
    earliest: drive.earliest && toLocal(drive.earliest),
    latest: toLocal(drive.leaves),
    arrives: toLocal(drive.arrives),
  }
}

function driveTable(drives: readonly ListedDrive[]): string {
  const rows = drives.map(({ id, state, plate, vehicle, from, to, earliest, latest, arrives }) => [
    String(id),
    state,
    plate,
    vehicle,
    from,
    to,
    earliest === null ? 'now' : shown(earliest),
    shown(latest),
    shown(arrives),
  ])
  return aligned([['DRIVE', 'STATE', 'CAR', 'VEHICLE', 'FROM', 'TO', 'EARLIEST', 'LATEST', 'THERE BY'], ...rows])
}
