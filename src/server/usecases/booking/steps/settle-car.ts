import { findCar, keepCar, listLateStarts, unassign, type Rental } from '#store/assignment.ts'
import { tell } from '#store/act-log.ts'
import { findBooking, storyOf, type BookingRow } from '#store/booking.ts'
import type { Tx } from '#store/db.ts'
import { scopeFor } from '#store/plan-scope.ts'
import { findStay, type StayRow } from '#store/stay.ts'
import { lockStock } from '#store/stock.ts'
import {
  type Fact,
  clearMissing,
  dropLostDrive,
  listFollowers,
  listWaiting,
  markLate,
  markMissing,
  moveMaintenanceOn,
} from '#store/yard.ts'
import { assignCar } from './assign-car.ts'
import { rentalOf } from './rental.ts'

/** A booking that was left without a car and has one now. */
export interface Found {
  booking: BookingRow
  plate: string
  /** Time from which it has the car, if later than agreed. */
  late: Date | null
}

/**
 * Effects on other bookings: those left without a car, and those that waited for one and have it now. Mere holds are not
 * among them.
 */
export interface Settled {
  missing: BookingRow[]
  found: Found[]
}

/**
 * Brings the plan in line with what has happened to the car of a rental: bookings that can no longer have it get another,
 * and bookings without a car get it. The caller has locked all stock of the booked class and of the car's.
 */
export async function settleCar(tx: Tx, rental: BookingRow, now: Date): Promise<Settled> {
  const displaced = await clearAfter(tx, { rental: rental.id })
  await keepCar(tx, rental)
  const { class_id: classId } = (await findCar(tx, rental.id))!
  return await placeDisplaced(tx, { classId, displaced, cause: rental.id }, now)
}

/**
 * Takes from a car the stays that can no longer have it after a fact, so that the fact fits into its plan.
 * @returns the stays that lost it, in order of their start
 */
export async function clearAfter(tx: Tx, fact: Fact): Promise<number[]> {
  await moveMaintenanceOn(tx, fact)
  const followers = await listFollowers(tx, fact)
  const firstThatFits = followers.findIndex(({ fits }) => fits)
  // After the first stay that fits, the chain of places is unchanged.
  const displaced = firstThatFits === -1 ? followers : followers.slice(0, firstThatFits)
  for (const { id, stay_id: stayId } of displaced) {
    if (stayId === null) await dropLostDrive(tx, id)
    else await unassign(tx, stayId)
  }
  return displaced.flatMap(({ stay_id: id }) => id ?? [])
}

interface Displaced {
  classId: number
  /** Stays that have just lost their car. */
  displaced: readonly number[]
  /** Rental that took it; null if none did. */
  cause: number | null
}

/** Gives other cars to stays that lost theirs, and the remaining ones to bookings that had none before. */
export async function placeDisplaced(tx: Tx, { classId, displaced, cause }: Displaced, now: Date): Promise<Settled> {
  const lost = new Set<number>()
  for (const id of await placeAll(tx, displaced)) {
    await markMissing(tx, id, cause)
    lost.add(id)
  }
  const placed = await placeMissing(tx, classId, now)
  const placedIds = new Set(placed.map(({ booking }) => booking.id))
  const missing: BookingRow[] = []
  for (const id of lost) {
    if (placedIds.has(id)) continue
    // A mere hold has no booking.
    const booking = await findBooking(tx, id)
    if (booking !== undefined) missing.push(booking)
  }
  await tell(tx, ...missing.map((booking) => ({ ...storyOf(booking), event: 'car_lost' })))
  // A booking that gets another car at once was never without one.
  return { missing, found: placed.filter(({ booking, late }) => late !== null || !lost.has(booking.id)) }
}

/** Gives others to those who lost their car. @returns those for whom there is none */
export async function placeAll(tx: Tx, displaced: readonly number[]): Promise<number[]> {
  const without: number[] = []
  for (const id of displaced) if (!(await findAnother(tx, (await findStay(tx, id))!))) without.push(id)
  return without
}

/** Looks for a car as for any rental. All stock of the class is locked, so the scope may be looked up now. */
async function findAnother(tx: Tx, rental: Rental): Promise<boolean> {
  const { class_id: classId, pickup_branch: branch, starts_at: from } = rental
  return await assignCar(tx, rental, await scopeFor(tx, classId, { branch, from, until: null }))
}

/**
 * Looks for a car for every booking of the class without one, in order of their start: for the whole agreed time, or else
 * one that comes after its start.
 */
export async function placeMissing(tx: Tx, classId: number, now: Date): Promise<Found[]> {
  const placed: Found[] = []
  for (const stay of await listWaiting(tx, classId)) {
    const late = (await findAnother(tx, stay)) ? null : await findLate(tx, stay, now)
    if (late === undefined) continue
    // A booking that got a car only after the agreed start had none in time, even if another stood there all along.
    if (now > stay.starts_at) await markLate(tx, stay.id)
    await clearMissing(tx, stay.id)
    const booking = await findBooking(tx, stay.id)
    // A mere hold has no booking.
    if (booking === undefined) continue
    const { plate } = (await findCar(tx, stay.id))!
    await tell(tx, { ...storyOf(booking), event: 'car_found', after: { plate, late } })
    placed.push({ booking, plate, late })
  }
  return placed
}

/** Looks for a car that comes after the agreed start, for a stay that would otherwise have none. @returns time it comes */
async function findLate(tx: Tx, stay: StayRow, now: Date): Promise<Date | undefined> {
  // Only bookings wait for a late car; everything else is not promised yet.
  if (stay.state !== 'certain') return undefined
  const { class_id: classId, pickup_branch: branch } = stay
  for (const since of await listLateStarts(tx, stay, now)) {
    const scope = await scopeFor(tx, classId, { branch, from: since, until: null })
    if (await assignCar(tx, { ...stay, starts_at: since }, scope)) return since
  }
  return undefined
}

/**
 * Looks once more for a car for a booking that may have none, before more is promised. The caller has locked the booking.
 * @returns whether it has a car
 */
export async function ensureCar(tx: Tx, booking: BookingRow): Promise<boolean> {
  if ((await findCar(tx, booking.id)) !== undefined) return true
  await lockStock(tx, { classId: booking.class_id })
  // Another transaction may have found one while this one waited for the stock.
  if ((await findCar(tx, booking.id)) === undefined && !(await findAnother(tx, rentalOf(booking)))) return false
  await clearMissing(tx, booking.id)
  return true
}
