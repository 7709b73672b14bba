import type { Actor } from '#domain/actor.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { insertVehicle, type NewVehicle } from '#store/company-rows.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { addRate } from '#store/rate.ts'
import type { Context } from '../context.ts'

/** Adds a vehicle with its price, offered from now on wherever a car of its class stands (D20, D39). */
export async function addVehicle(
  ctx: Context,
  actor: Actor,
  vehicle: NewVehicle & { perDayMinor: number },
): Promise<Outcome<{ id: number }, Forbidden | { code: 'unknown_class' | 'free_vehicle' }>> {
  if (!may(actor, 'addVehicle')) return forbidden('addVehicle')
  if (vehicle.perDayMinor === 0) return { ok: false, refusal: { code: 'free_vehicle' } }
  return await transaction(ctx, actor, 'addVehicle', async (tx) => {
    const id = await insertVehicle(tx, vehicle)
    if (id === null) return { ok: false, refusal: { code: 'unknown_class' } }
    const from = dateOf(toLocal(ctx.now()))
    await addRate(tx, { of: { vehicle_id: id }, from, amountMinor: vehicle.perDayMinor })
    return { ok: true, value: { id } }
  })
}
