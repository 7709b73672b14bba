import { toLocal } from './berlin-time.ts'
import { pickupSlot, type BranchCalendar } from './opening-hours.ts'

const HALF_HOUR_MS = 1_800_000

/** Way of a car from one branch to another. */
export interface Way {
  from: BranchCalendar
  to: BranchCalendar
  /** Time in ms that it takes. */
  takes: number
}

export interface DriveTimes {
  leaves: Date
  arrives: Date
}

/**
 * The latest drive that begins at a full or half hour, not before `since`, and is over by `by`. Somebody is there to give
 * the key and to take it: one branch is open when the car leaves, the other when it arrives (D23). Null if there is none.
 */
export function latestDrive(way: Way, { since, by }: { since: Date; by: Date }): DriveTimes | null {
  const last = Math.floor((by.getTime() - way.takes) / HALF_HOUR_MS) * HALF_HOUR_MS
  for (let leaves = last; leaves >= since.getTime(); leaves -= HALF_HOUR_MS) {
    const drive = driveAt(way, leaves)
    if (isStaffed(way, drive)) return drive
  }
  return null
}

/** The earliest such drive, for somebody who waits for the car. */
export function earliestDrive(way: Way, { since, by }: { since: Date; by: Date }): DriveTimes | null {
  const first = Math.ceil(since.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS
  for (let leaves = first; leaves + way.takes <= by.getTime(); leaves += HALF_HOUR_MS) {
    const drive = driveAt(way, leaves)
    if (isStaffed(way, drive)) return drive
  }
  return null
}

const driveAt = ({ takes }: Way, leaves: number): DriveTimes => ({
  leaves: new Date(leaves),
  arrives: new Date(leaves + takes),
})

const isStaffed = ({ from, to }: Way, { leaves, arrives }: DriveTimes): boolean =>
  isOpen(from, leaves) && isOpen(to, arrives)

const isOpen = (calendar: BranchCalendar, at: Date): boolean => pickupSlot(calendar, toLocal(at)).status === 'open'
