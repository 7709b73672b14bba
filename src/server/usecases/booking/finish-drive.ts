import { setMileage, unassign } from '../../store/assignment.ts'
import { findBooking } from '../../store/booking.ts'
import { transaction, type Outcome } from '../../store/db.ts'
import { findDriverOf, listDisplacedBy, listPlannedDrives, setDriven, type PlannedDrive } from '../../store/drive.ts'
import { lockStock } from '../../store/stock.ts'
import type { Context } from '../context.ts'
import { placeOrMark } from './steps/settle-car.ts'

export type FinishRefusal =
  | { code: 'no_drive' | 'in_future' }
  | { code: 'odometer'; plate: string; km: number }
  | { code: 'car_out'; plate: string; reference: string }

export interface FinishedDrive {
  drive: PlannedDrive
  /** Bookings that are left without a car by that. */
  missing: string[]
}

/** A drive is done: the car is at the other branch from then on, and whoever relied on it before gets another. */
export async function finishDrive(
  ctx: Context,
  input: { driveId: number; km: number | null; at: Date | null; actor: string },
): Promise<Outcome<FinishedDrive, FinishRefusal>> {
  const at = input.at ?? ctx.now()
  if (at > ctx.now()) return { ok: false, refusal: { code: 'in_future' } }
  const isIt = ({ drive_id: id }: PlannedDrive) => id === input.driveId
  const found = (await listPlannedDrives(ctx.db)).find(isIt)
  if (found === undefined) return { ok: false, refusal: { code: 'no_drive' } }
  return await transaction(ctx.db, async (tx): Promise<Outcome<FinishedDrive, FinishRefusal>> => {
    await lockStock(tx, { classId: found.class_id })
    const drive = (await listPlannedDrives(tx)).find(isIt)
    if (drive === undefined) return { ok: false, refusal: { code: 'no_drive' } }
    const { plate, mileage_km: km } = drive
    const reference = await findDriverOf(tx, drive.car_id)
    if (reference !== undefined) return { ok: false, refusal: { code: 'car_out', plate, reference } }
    if (input.km !== null && input.km < km) return { ok: false, refusal: { code: 'odometer', plate, km } }
    if (input.km !== null) await setMileage(tx, drive.car_id, input.km)
    const displaced = await listDisplacedBy(tx, drive, at)
    for (const id of displaced) await unassign(tx, id)
    await setDriven(tx, drive, at, input.actor)
    const missing: string[] = []
    for (const id of displaced) {
      const booking = (await findBooking(tx, id))!
      if (!(await placeOrMark(tx, booking, id))) missing.push(booking.reference ?? '')
    }
    return { ok: true, value: { drive, missing } }
  })
}
