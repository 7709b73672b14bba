import type { Actor } from '#domain/actor.ts'
import { odometerProblem, type OdometerProblem } from '#domain/car-state.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { unassign } from '#store/assignment.ts'
import { logCar, odometerBounds } from '#store/car-log.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import {
  findDriverOf,
  listDisplacedBy,
  listPlannedDrives,
  placeBefore,
  setDriven,
  type PlannedDrive,
} from '#store/drive.ts'
import { lockStock } from '#store/stock.ts'
import type { Context } from '../context.ts'
import { clearAfter, placeDisplaced } from './steps/settle-car.ts'
import { settledHere, type SettledHere } from './steps/settled-here.ts'
import { foundLetters, missingLetters } from './steps/tell.ts'

export type FinishRefusal =
  | Forbidden
  | { code: 'no_drive' | 'in_future' }
  | (OdometerProblem & { plate: string })
  /** `reference` is null if the car is with a customer of other branches. */
  | { code: 'car_out'; plate: string; reference: string | null }
  /** The car was at another branch at that moment. */
  | { code: 'not_there'; plate: string; branch: number }

export interface FinishedDrive extends SettledHere {
  drive: PlannedDrive
}

/** Records a finished drive. The car is at the other branch from then on, and bookings that needed it elsewhere get another. */
export async function finishDrive(
  ctx: Context,
  actor: Actor,
  input: { driveId: number; km: number | null; at: Date | null },
): Promise<Outcome<FinishedDrive, FinishRefusal>> {
  if (!may(actor, 'finishDrive')) return forbidden('finishDrive')
  const at = input.at ?? ctx.now()
  if (at > ctx.now()) return { ok: false, refusal: { code: 'in_future' } }
  const catalogue = await ctx.catalogue()
  const isIt = (drive: PlannedDrive) => drive.id === input.driveId
  const found = (await listPlannedDrives(ctx.db, actor)).find(isIt)
  if (found === undefined) return { ok: false, refusal: { code: 'no_drive' } }
  return await transaction(ctx, actor, 'finishDrive', async (tx): Promise<Outcome<FinishedDrive, FinishRefusal>> => {
    await lockStock(tx, { classId: found.class_id })
    const drive = (await listPlannedDrives(tx, actor)).find(isIt)
    if (drive === undefined) return { ok: false, refusal: { code: 'no_drive' } }
    const { plate } = drive
    const reference = await findDriverOf(tx, drive.car_id)
    if (reference !== undefined) return { ok: false, refusal: { code: 'car_out', plate, reference } }
    const bounds = await odometerBounds(tx, drive.car_id, at)
    const wrong = input.km === null ? null : odometerProblem(bounds, input.km)
    if (wrong !== null) return { ok: false, refusal: { ...wrong, plate } }
    const before = await listDisplacedBy(tx, drive, at)
    for (const id of before) await unassign(tx, id)
    const branch = await placeBefore(tx, drive, at)
    if (branch !== drive.from_branch) return { ok: false, refusal: { code: 'not_there', plate, branch } }
    const after = await clearAfter(tx, { drive: drive.id, at })
    await setDriven(tx, drive, at)
    const seen = { km: input.km, place: { kind: 'branch', branch: drive.to_branch }, key: 'branch' } as const
    await logCar(tx, drive.car_id, at, { cause: 'drive', drive: input.driveId }, seen)
    await tell(tx, {
      event: 'driven',
      subject: ['drive', input.driveId],
      branch: drive.to_branch,
      after: { plate, at: at.toISOString(), km: input.km },
    })
    const displaced = [...before, ...after]
    const settled = await placeDisplaced(tx, { classId: drive.class_id, displaced, cause: null }, ctx.now())
    const done = { id: input.driveId, from: drive.from_branch, to: drive.to_branch, at: at.toISOString() }
    await ctx.post(
      tx,
      ...missingLetters({ drive: done }, plate, settled.missing, catalogue),
      ...foundLetters(settled.found, catalogue),
    )
    return { ok: true, value: { drive, ...settledHere(actor, 'finishDrive', settled) } }
  })
}
