import type { Actor } from '#domain/actor.ts'
import { isAsGood } from '#domain/better-class.ts'
import { odometerProblem, type OdometerProblem } from '#domain/car-state.ts'
import { tell } from '#store/act-log.ts'
import { findBooking, storyOf, type BookingRow } from '#store/booking.ts'
import { findCarState, logCar, odometerBounds } from '#store/car-log.ts'
import type { Outcome } from '#domain/outcome.ts'
import { checkAtOnce, type Tx } from '#store/db.ts'
import {
  findGivenCar,
  findRunningPart,
  listClasses,
  listInstead,
  listPlanned,
  splitRental,
  type Exchange,
  type Planned,
} from '#store/exchange.ts'
import { lockStock } from '#store/stock.ts'
import type { Context } from '../../context.ts'
import { type ActedOn, inBooking, type NoBooking } from './in-booking.ts'
import { clearAfter, placeAll } from './settle-car.ts'

export interface CarExchange extends ActedOn {
  /** The car that is given instead. */
  plate: string
  /** When; null for now. */
  at: Date | null
  /** Odometer readings in km: of the car that comes back, and of the one that is given. */
  kmIn: number
  kmOut: number
  reason: string
  /** Until when the car that came back stays off the road; null for as long as any car is made ready after a rental. */
  readyAt: Date | null
  /** Whether everything is undone at the end: then it only tells what would happen. */
  rehearsal?: boolean
}

interface Rehearsed {
  code: 'rehearsed'
  value: Exchanged
}

export type ExchangeRefusal =
  | NoBooking
  | { code: 'not_possible' | 'in_future' | 'period_over' | 'no_car' | 'same_car' }
  | { code: 'before_handover'; handedOver: Date }
  | { code: 'worse_class'; booked: string; given: string }
  | (OdometerProblem & { plate: string })
  /** `by` is the part of the car's plan that no other car can take over; `instead` has the plates of free cars. */
  | { code: 'in_the_way'; plate: string; by: Planned[]; instead: string[] }

export interface Exchanged {
  booking: BookingRow
  before: string
  after: string
}

/** No car is left in the stock, one leaves from where it is not, or somebody who was to get the car would get none. */
const NO_PLAN = new Set(['SW001', 'SW003', 'displaced'])
const MINUTE_MS = 60_000

/** Makes an exchange, or only tries it and undoes it all (D43). */
export async function runExchange(
  ctx: Context,
  actor: Actor,
  verb: 'exchangeCar' | 'listExchangeCars',
  input: CarExchange,
): Promise<Outcome<Exchanged, ExchangeRefusal>> {
  const wish = { ...input, at: input.at ?? ctx.now() }
  if (wish.at > ctx.now()) return { ok: false, refusal: { code: 'in_future' } }
  try {
    const outcome = await inBooking<Exchanged, ExchangeRefusal | Rehearsed>(
      ctx,
      actor,
      verb,
      input,
      async (tx, booking) => {
        const checked = await check(tx, booking, wish)
        if (!checked.ok) return checked
        const done = await exchange(tx, booking, wish, checked.value)
        if (!done.ok || input.rehearsal !== true) return done
        // A constraint that is checked at the end is checked now; the refusal then rolls everything back.
        await checkAtOnce(tx)
        return { ok: false, refusal: { code: 'rehearsed', value: done.value } }
      },
    )
    if (outcome.ok) return outcome
    const { refusal } = outcome
    return refusal.code === 'rehearsed' ? { ok: true, value: refusal.value } : { ok: false, refusal }
  } catch (error) {
    if (!NO_PLAN.has((error as { code: string }).code)) throw error
  }
  // Nobody reads why a car is not in a list.
  if (verb === 'listExchangeCars') return refuse('not_possible')
  // Asked once all is undone: the transaction that failed cannot say what stood against it.
  return await inBooking(ctx, actor, verb, input, async (tx, booking) => {
    const checked = await check(tx, booking, wish)
    return checked.ok ? { ok: false, refusal: await wayOut(tx, checked.value) } : checked
  })
}

type Wish = CarExchange & { at: Date }
type Checked = Exchange & { planned: Planned[] }

/** Checks an exchange before anything changes. The stock of all classes concerned is locked from here on. */
async function check(tx: Tx, booking: BookingRow, wish: Wish): Promise<Outcome<Checked, ExchangeRefusal>> {
  const { at } = wish
  if (booking.status !== 'active') return refuse('not_possible')
  const found = await findCarState(tx, tx.act.actor, wish.plate)
  if (found === undefined) return refuse('no_car')
  await lockStock(
    tx,
    { classId: booking.class_id },
    { classId: found.class_id },
    ...(await classOfRunning(tx, booking)),
  )
  // While this one waited, the car may have left the branches of the colleague.
  const seen = await findCarState(tx, tx.act.actor, wish.plate)
  if (seen === undefined) return refuse('no_car')
  const running = (await findRunningPart(tx, booking.id))!
  if (found.id === running.car_id) return refuse('same_car')
  const handedOver = booking.handed_over_at ?? running.since
  const first = Math.max(handedOver.getTime(), running.since.getTime() + MINUTE_MS)
  if (at.getTime() < first) return { ok: false, refusal: { code: 'before_handover', handedOver: new Date(first) } }
  if (at >= running.back) return refuse('period_over')
  const given = await findGivenCar(tx, found.id, at)
  if (!isAsGood(given.given, running.booked))
    return { ok: false, refusal: { code: 'worse_class', booked: running.booked.code, given: given.given.code } }
  const { back, place_after: place } = running
  const planned = await listPlanned(tx, given.id, { from: at, back, place })
  const ready = wish.readyAt ?? new Date(at.getTime() + running.turnaround_ms)
  const readyAt = new Date(Math.max(ready.getTime(), at.getTime() + MINUTE_MS))
  const value = { stayId: booking.id, running, given, at, readyAt, planned }
  const wrong =
    (await readingProblem(tx, running, at, wish.kmIn)) ??
    (await readingProblem(tx, { car_id: given.id, plate: given.plate }, at, wish.kmOut))
  if (wrong !== null) return { ok: false, refusal: wrong }
  const blocked = planned.some(({ movable }) => !movable) || !given.inService
  // One that a customer has is not here, whatever the plan says.
  if (blocked || seen.place === 'customer') return { ok: false, refusal: await wayOut(tx, value) }
  return { ok: true, value }
}

async function classOfRunning(tx: Tx, booking: BookingRow): Promise<{ classId: number }[]> {
  const running = await findRunningPart(tx, booking.id)
  return running === undefined ? [] : [{ classId: running.class_id }]
}

async function readingProblem(tx: Tx, car: { car_id: number; plate: string }, at: Date, km: number) {
  const wrong = odometerProblem(await odometerBounds(tx, car.car_id, at), km)
  return wrong && { ...wrong, plate: car.plate }
}

async function exchange(tx: Tx, booking: BookingRow, wish: Wish, whole: Exchange): Promise<Outcome<Exchanged, never>> {
  const { running, given, at, readyAt } = whole
  const repair = await splitRental(tx, whole)
  const displaced = [
    ...(await clearAfter(tx, { rental: booking.id })),
    ...(await clearAfter(tx, { drive: repair, at: readyAt })),
  ]
  if ((await placeAll(tx, displaced)).length > 0) throw new DisplacedError()
  const came = { km: wish.kmIn, place: { kind: 'branch', branch: given.place }, key: 'branch' } as const
  const went = { km: wish.kmOut, place: { kind: 'customer' }, key: 'customer' } as const
  await logCar(tx, running.car_id, at, { cause: 'exchange', stay: booking.id }, came)
  await logCar(tx, given.id, at, { cause: 'exchange', stay: booking.id }, went)
  await tell(tx, {
    ...storyOf(booking),
    event: 'exchanged',
    before: { plate: running.plate, km: wish.kmIn },
    after: { plate: given.plate, km: wish.kmOut, at: at.toISOString() },
    reason: wish.reason,
  })
  const changed = (await findBooking(tx, booking.id))!
  return { ok: true, value: { booking: changed, before: running.plate, after: given.plate } }
}

class DisplacedError extends Error {
  override readonly name = 'DisplacedError'
  readonly code = 'displaced'
}

/** Refusal that says what stands against a car, and which cars are free instead (D41). */
async function wayOut(tx: Tx, { running, given, at, planned }: Checked): Promise<ExchangeRefusal> {
  const classes = (await listClasses(tx)).filter((one) => isAsGood(one, running.booked)).map(({ id }) => id)
  const { place } = given
  const wish = { branch: place, from: at, until: running.back, oneWay: place !== running.place_after, classes }
  const instead = (await listInstead(tx, wish)).filter((plate) => plate !== given.plate)
  const stuck = planned.filter(({ movable }) => !movable)
  return { code: 'in_the_way', plate: given.plate, by: stuck.length > 0 ? stuck : planned, instead }
}

const refuse = (code: 'not_possible' | 'period_over' | 'no_car' | 'same_car') =>
  ({ ok: false, refusal: { code } }) as const
