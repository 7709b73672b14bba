import type { Actor } from '#domain/actor.ts'
import { type ActedOn, inBooking, type NoBooking } from './steps/in-booking.ts'
import { canMove } from '#domain/booking-status.ts'
import { odometerProblem, type OdometerProblem } from '#domain/car-state.ts'
import { forbidden, may } from '#domain/rights.ts'
import { findCar } from '#store/assignment.ts'
import { lastGivenAt, logCar, odometerBounds } from '#store/car-log.ts'
import { moveBooking, type BookingRow } from '#store/booking.ts'
import type { ChargeRow } from '#store/charge.ts'
import type { Outcome } from '#domain/outcome.ts'
import { insertReturn } from '#store/handover.ts'
import { lockStock } from '#store/stock.ts'
import type { Context } from '../context.ts'
import { keepReturnCharges } from './steps/return-charges.ts'
import { settleCar } from './steps/settle-car.ts'
import { settledHere, type SettledHere } from './steps/settled-here.ts'
import { foundLetters, missingLetters } from './steps/tell.ts'

export interface Return extends ActedOn {
  /** Odometer reading in km. */
  odometerKm: number
  /** When the car was back; null for now. */
  at: Date | null
  /** Where it stands; null for the agreed branch. */
  branch: number | null
}

export type ReturnRefusal =
  | NoBooking
  | { code: 'not_possible' | 'in_future' }
  | { code: 'before_handover'; handedOver: Date }
  | { code: 'invalid_input'; fields: { branch: 'not_a_choice' } }
  | (OdometerProblem & { plate: string })

/** Result of a return, with the bookings that it leaves without a car and those that get the car they waited for. */
export interface Returned extends SettledHere {
  booking: BookingRow
  plate: string
  charges: ChargeRow[]
}

const MINUTE_MS = 60_000

/**
 * The car is back (D25, D42): at a moment, at a branch, with so many kilometres. What follows from that is charged by
 * rule and shown. What has happened is never refused; what cannot have happened is.
 */
export async function takeBack(ctx: Context, actor: Actor, input: Return): Promise<Outcome<Returned, ReturnRefusal>> {
  if (!may(actor, 'takeBack')) return forbidden('takeBack')
  const { odometerKm } = input
  const catalogue = await ctx.catalogue()
  return await inBooking(
    ctx,
    actor,
    'takeBack',
    input,
    async (tx, booking): Promise<Outcome<Returned, ReturnRefusal>> => {
      const handedOver = await lastGivenAt(tx, booking.id)
      if (!canMove(booking.status, 'returned') || handedOver === null) {
        return { ok: false, refusal: { code: 'not_possible' } }
      }
      const said = input.at ?? ctx.now()
      if (said > ctx.now()) return { ok: false, refusal: { code: 'in_future' } }
      if (said.getTime() + MINUTE_MS <= handedOver.getTime()) {
        return { ok: false, refusal: { code: 'before_handover', handedOver } }
      }
      const branch = input.branch ?? booking.dropoff_branch
      if (!catalogue.branches.some(({ id }) => id === branch))
        return { ok: false, refusal: { code: 'invalid_input', fields: { branch: 'not_a_choice' } } }
      // Staff name minutes: within that of the handover, the return is still what was seen last.
      const at = new Date(Math.max(said.getTime(), handedOver.getTime()))
      const car = (await findCar(tx, booking.id))!
      await lockStock(tx, { classId: booking.class_id }, { classId: car.class_id })
      const wrong = odometerProblem(await odometerBounds(tx, car.id, at), odometerKm)
      if (wrong !== null) return { ok: false, refusal: { ...wrong, plate: car.plate } }
      const seen = { km: odometerKm, place: { kind: 'branch', branch }, key: 'branch' } as const
      const entry = await logCar(tx, car.id, at, { cause: 'return', stay: booking.id }, seen)
      await insertReturn(tx, booking, branch, entry)
      const moved = await moveBooking(tx, booking, 'returned')
      const settled = await settleCar(tx, moved, ctx.now())
      await ctx.post(
        tx,
        ...missingLetters({ rental: moved }, car.plate, settled.missing, catalogue),
        ...foundLetters(settled.found, catalogue),
      )
      const charges = await keepReturnCharges(tx, moved, catalogue.rules)
      const others = settledHere(actor, 'takeBack', settled)
      return { ok: true, value: { booking: moved, plate: car.plate, charges, ...others } }
    },
  )
}
