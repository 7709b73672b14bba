import type { Actor } from '#domain/actor.ts'
import { isAsGood } from '#domain/better-class.ts'
import { classProblem, type ClassInput } from '#domain/offer-input.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { listClasses } from '#store/exchange.ts'
import { insertClass } from '#store/offered-rows.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { addRate } from '#store/rate.ts'
import type { Context } from '../context.ts'

/**
 * Adds a class with its deposit from today on; it is offered once it has a vehicle and a car (D20).
 * @returns also the codes of the classes that may get its cars instead of their own
 */
export async function addClass(
  ctx: Context,
  actor: Actor,
  input: ClassInput & { depositMinor: number },
): Promise<Outcome<{ id: number; standsFor: string[] }, Forbidden | { code: 'unfit'; problem: string }>> {
  if (!may(actor, 'addClass')) return forbidden('addClass')
  const problem = classProblem(input)
  if (problem !== undefined) return { ok: false, refusal: { code: 'unfit', problem } }
  return await transaction(ctx, actor, 'addClass', async (tx) => {
    const id = await insertClass(tx, input)
    if (id === null)
      return {
        ok: false,
        refusal: { code: 'unfit', problem: `there is a class ${input.code} or ${input.acriss} already` },
      }
    await addRate(tx, { of: { class_id: id }, from: dateOf(toLocal(ctx.now())), amountMinor: input.depositMinor })
    const classes = await listClasses(tx)
    const added = classes.find((one) => one.id === id)!
    const lower = classes.filter((one) => one !== added && isAsGood(added, one))
    return { ok: true, value: { id, standsFor: lower.map(({ code }) => code) } }
  })
}
