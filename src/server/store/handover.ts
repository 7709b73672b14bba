import type { BookingRow } from './booking.ts'
import type { Tx } from './db.ts'

/** Records that the car left with its customer, as the entry about the car says. It is never changed. */
export async function insertHandover(tx: Tx, { id, pickup_branch: branch }: BookingRow, logId: number): Promise<void> {
  await tx.insertInto('handover').values({ booking_id: id, branch_id: branch, log_id: logId }).execute()
}

/** Records that the car came back, and where. It is never changed. */
export async function insertReturn(tx: Tx, { id }: BookingRow, branch: number, logId: number): Promise<void> {
  await tx.insertInto('car_return').values({ booking_id: id, branch_id: branch, log_id: logId }).execute()
}
