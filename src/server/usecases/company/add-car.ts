import type { Actor } from '#domain/actor.ts'
import { addMonths } from '#domain/local-time.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { readPlate } from '#domain/plate.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { insertCar, type NewCar } from '#store/company-rows.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'

export interface CarRefusal {
  code: 'no_plate' | 'no_branch' | 'no_vehicle' | 'inspection_over' | 'inspected_too_late' | 'plate_taken'
}

/** Puts a car at a branch: it can be rented from now on. */
export async function addCar(
  ctx: Context,
  actor: Actor,
  car: NewCar,
): Promise<Outcome<{ plate: string }, Forbidden | CarRefusal>> {
  if (!may(actor, 'addCar')) return forbidden('addCar')
  const refuse = (code: CarRefusal['code']) => ({ ok: false, refusal: { code } }) as const
  const plate = readPlate(car.plate)
  if (plate === null) return refuse('no_plate')
  const today = dateOf(toLocal(ctx.now()))
  if (car.inspection < today) return refuse('inspection_over')
  // The law asks for an inspection every year for cars rented without a driver (D44); the database checks the same.
  if (car.inspection > addMonths(today, 12)) return refuse('inspected_too_late')
  return await transaction(ctx, actor, 'addCar', async (tx) => {
    const problem = await insertCar(tx, { ...car, plate }, ctx.now())
    return problem === undefined ? { ok: true, value: { plate } } : refuse(problem)
  })
}
