import type { Actor } from '#domain/actor.ts'
import { serviceProblem, type ServiceInput } from '#domain/offer-input.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { insertService } from '#store/offered-rows.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { addRate } from '#store/rate.ts'
import type { Context } from '../context.ts'

/** Adds a service that customers can choose from today on, at a price a day (D24). */
export async function addService(
  ctx: Context,
  actor: Actor,
  input: ServiceInput & { perDayMinor: number },
): Promise<Outcome<null, Forbidden | { code: 'unfit'; problem: string }>> {
  if (!may(actor, 'addService')) return forbidden('addService')
  const problem = serviceProblem(input)
  if (problem !== undefined) return { ok: false, refusal: { code: 'unfit', problem } }
  return await transaction(ctx, actor, 'addService', async (tx) => {
    if (!(await insertService(tx, input)))
      return { ok: false, refusal: { code: 'unfit', problem: `there is a service ${input.code} already` } }
    const from = dateOf(toLocal(ctx.now()))
    await addRate(tx, { of: { service_code: input.code }, from, amountMinor: input.perDayMinor })
    return { ok: true, value: null }
  })
}
