import type { Actor } from '#domain/actor.ts'
import { type ActedOn, inBooking, lookUp, type NoBooking } from './steps/in-booking.ts'
import { canMove } from '#domain/booking-status.ts'
import { odometerProblem, type OdometerProblem } from '#domain/car-state.ts'
import { forbidden, may } from '#domain/rights.ts'
import { handoverFrom, handoverProblem } from '#domain/yard-times.ts'
import { findCar, findHolder, type Holder } from '#store/assignment.ts'
import { logCar, odometerBounds } from '#store/car-log.ts'
import { moveBooking, type BookingRow } from '#store/booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import { insertHandover } from '#store/handover.ts'
import { atItsBranches, lockStock } from '#store/stock.ts'
import type { Context } from '../context.ts'
import { keepAway } from './steps/keep-away.ts'

export interface Handover extends ActedOn {
  /** Odometer reading in km. */
  odometerKm: number
  /** Plate that was shown; another car may be planned by now. */
  plate?: string
}

export type HandoverRefusal =
  | NoBooking
  | { code: 'not_possible' | 'period_over' }
  | { code: 'too_early'; from: Date }
  | (OdometerProblem & { plate: string })
  /** `instead` is the car that is planned now; null if none is left. */
  | { code: 'car_out'; plate: string; holder: Holder; instead: string | null }
  | { code: 'no_car' }

/** Staff hand the car over (D25): the planned one, at its time, if it is there. */
export async function handOver(
  ctx: Context,
  actor: Actor,
  input: Handover,
): Promise<Outcome<{ booking: BookingRow; plate: string }, HandoverRefusal>> {
  if (!may(actor, 'handOver')) return forbidden('handOver')
  const outcome = await tryHandover(ctx, actor, input)
  if (outcome.ok || outcome.refusal.code !== 'car_out') return outcome
  // Its car is overdue, so the plan looks for another at once.
  const { holder } = outcome.refusal
  if (holder.state !== 'out' || !(await keepAway(ctx, holder.id))) return outcome
  const booking = await lookUp(ctx, actor, input)
  const instead = booking && (await findCar(ctx.db, booking.id))
  return { ok: false, refusal: { ...outcome.refusal, instead: instead?.plate ?? null } }
}

async function tryHandover(ctx: Context, actor: Actor, input: Handover): ReturnType<typeof handOver> {
  const { odometerKm } = input
  const { rules } = await ctx.catalogue()
  return await inBooking(
    ctx,
    actor,
    'handOver',
    input,
    async (tx, booking): Promise<Awaited<ReturnType<typeof handOver>>> => {
      if (!canMove(booking.status, 'active')) return refuse('not_possible')
      const problem = handoverProblem(booking, ctx.now(), rules)
      if (problem === 'too_early') return { ok: false, refusal: { code: problem, from: handoverFrom(booking, rules) } }
      if (problem !== null) return refuse(problem)
      // Locked, so that the rental keeps its planned car and no car is handed over twice.
      await lockStock(tx, atItsBranches(booking))
      const car = await findCar(tx, booking.id)
      if (car === undefined) return refuse('no_car')
      if (input.plate !== undefined && input.plate !== car.plate) return refuse('booking_changed')
      const holder = await findHolder(tx, car.id, booking, ctx.now())
      if (holder !== undefined)
        return { ok: false, refusal: { code: 'car_out', plate: car.plate, holder, instead: car.plate } }
      const wrong = odometerProblem(await odometerBounds(tx, car.id, ctx.now()), odometerKm)
      if (wrong !== null) return { ok: false, refusal: { ...wrong, plate: car.plate } }
      const seen = { km: odometerKm, place: { kind: 'customer' }, key: 'customer' } as const
      const entry = await logCar(tx, car.id, ctx.now(), { cause: 'handover', stay: booking.id }, seen)
      await insertHandover(tx, booking, entry)
      const moved = await moveBooking(tx, booking, 'active')
      return { ok: true, value: { booking: moved, plate: car.plate } }
    },
  )
}

const refuse = (code: 'booking_changed' | 'not_possible' | 'period_over' | 'no_car') =>
  ({ ok: false, refusal: { code } }) as const
