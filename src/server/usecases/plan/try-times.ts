import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { ActOf, Exit, Trouble } from '#domain/plan-act.ts'
import { assertMay } from '#domain/rights.ts'
import type { BookingRow } from '#store/booking.ts'
import { findEntryOf } from '#store/plan-act.ts'
import { findPlanBar } from '#store/plan-bars.ts'
import type { Change } from '../booking/steps/change.ts'
import { findBookingFor, type NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { exitsFrom } from './steps/exits.ts'
import { runAct } from './steps/run-act.ts'

interface Wish {
  reference: string
  change: Change & { vehicleId: number }
}

/**
 * Says who stands against new times of a booking, and the ways out (D41).
 * @returns null if nobody does, or if more than the times is to change, which the plan cannot try
 */
export async function tryTimes(
  ctx: Context,
  actor: Actor,
  { reference, change }: Wish,
): Promise<Outcome<{ trouble: Trouble; exits: Exit[] } | null, NoBooking>> {
  assertMay(actor, 'tryTimes')
  const found = await findBookingFor(ctx, actor, 'tryTimes', { reference })
  if (!found.ok) return found
  const nobody = { ok: true, value: null } as const
  if (!keepsRest(found.value, change)) return nobody
  const id = await findEntryOf(ctx.db, found.value.id)
  const bar = id === undefined ? undefined : await findPlanBar(ctx.db, actor, id)
  if (bar === undefined) return nobody
  const { start, end } = change.period
  const act: ActOf<'retime'> = { kind: 'retime', id: bar.id, version: bar.version, start, end, totalMinor: null }
  const tried = await runAct(ctx, actor, 'tryTimes', act, 'try')
  if (tried.ok) return nobody
  return { ok: true, value: { trouble: tried.refusal, exits: await exitsFrom(ctx, actor, act, tried.refusal) } }
}

const keepsRest = (booking: BookingRow, { pickup, dropoff, vehicleId }: Wish['change']): boolean =>
  booking.pickup_branch === pickup && booking.dropoff_branch === dropoff && booking.vehicle_id === vehicleId
