import { addMonths } from '#domain/local-time.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { insertCar, type NewCar } from '#store/company-rows.ts'
import { transaction, type Outcome } from '#store/db.ts'
import type { Context } from '../context.ts'

/** Puts a car at a branch: it can be rented from now on. */
export async function addCar(
  ctx: Context,
  car: NewCar,
): Promise<Outcome<null, { code: 'unknown' | 'inspected_too_late' }>> {
  // Within a year, as the law asks of cars without a driver (D44); the database asks for the same.
  if (car.inspection > addMonths(dateOf(toLocal(ctx.now())), 12))
    return { ok: false, refusal: { code: 'inspected_too_late' } }
  return await transaction(ctx.db, async (tx): Promise<Outcome<null, { code: 'unknown' }>> => {
    const added = await insertCar(tx, car, ctx.now())
    return added ? { ok: true, value: null } : { ok: false, refusal: { code: 'unknown' } }
  })
}
