import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { findCarState, findStateBefore, logCar, newestEntryOf, odometerBounds } from '#store/car-log.ts'
import { transaction } from '#store/db.ts'
import { findLastEntry, type Overtaken } from '#store/last-change.ts'
import type { Context } from '../context.ts'

export type WithdrawRefusal = Forbidden | { code: 'no_car' } | Overtaken<'car_changed'>

/**
 * Takes back the actor's own report that a car is ready, as long as it is the newest entry about the car: a further entry
 * says again what was known before, since no entry is ever removed.
 */
export async function withdrawReady(
  ctx: Context,
  actor: Actor,
  { plate, entry }: { plate: string; entry: number },
): Promise<Outcome<null, WithdrawRefusal>> {
  if (!may(actor, 'withdrawReady')) return forbidden('withdrawReady')
  const at = ctx.now()
  return await transaction(ctx, actor, 'withdrawReady', async (tx): Promise<Outcome<null, WithdrawRefusal>> => {
    const car = await findCarState(tx, actor, plate)
    if (car === undefined) return { ok: false, refusal: { code: 'no_car' } }
    await odometerBounds(tx, car.id, at)
    const before = (await newestEntryOf(tx, car.id)) === entry ? await findStateBefore(tx, car.id, entry) : null
    // Where nothing was known before, there is nothing to say again.
    if (before === null || Object.values(before).every((value) => value === null))
      return { ok: false, refusal: { code: 'car_changed', last: await findLastEntry(tx, car.id) } }
    const id = await logCar(tx, car.id, at, { cause: 'noted' }, before)
    await tell(tx, {
      event: 'note_withdrawn',
      subject: ['car_log', id],
      branch: car.branch_id,
      before: { entry },
      after: { plate: car.plate, ...before },
    })
    return { ok: true, value: null }
  })
}
