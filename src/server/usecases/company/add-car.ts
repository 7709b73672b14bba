import type { Actor } from '#domain/actor.ts'
import { addMonths } from '#domain/local-time.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { insertCar, type NewCar } from '#store/company-rows.ts'
import { transaction, type Outcome } from '#store/db.ts'
import type { Context } from '../context.ts'

/** Puts a car at a branch: it can be rented from now on. */
export async function addCar(
  ctx: Context,
  actor: Actor,
  car: NewCar,
): Promise<Outcome<null, Forbidden | { code: 'unknown' | 'inspected_too_late' }>> {
  if (!may(actor, 'addCar')) return forbidden('addCar')
  // The law asks for an inspection every year for cars rented without a driver (D44); the database checks the same.
  if (car.inspection > addMonths(dateOf(toLocal(ctx.now())), 12))
    return { ok: false, refusal: { code: 'inspected_too_late' } }
  return await transaction(ctx, actor, 'addCar', async (tx): Promise<Outcome<null, { code: 'unknown' }>> => {
    const added = await insertCar(tx, car, ctx.now())
    return added ? { ok: true, value: null } : { ok: false, refusal: { code: 'unknown' } }
  })
}
