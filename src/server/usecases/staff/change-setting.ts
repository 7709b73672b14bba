import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import { defaultRules, settingProblem, type BusinessRules, type SettingName } from '#domain/settings.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { writeSetting } from '#store/setting.ts'
import type { Context } from '../context.ts'

interface Change<Name extends SettingName> {
  name: Name
  /** Value as typed or read; if missing, the default is in force again. */
  value?: unknown
  /** First day on which it is valid; today if missing. */
  from?: LocalDate
}

/** Changes a setting of the business, at once or from a day on. It applies everywhere, and the log records the actor (D30). */
export async function changeSetting<Name extends SettingName>(
  ctx: Context,
  actor: Actor,
  { name, value = defaultRules[name], from }: Change<Name>,
): Promise<Outcome<BusinessRules[Name], Forbidden | { code: 'unfit'; problem: string } | { code: 'in_the_past' }>> {
  if (!may(actor, 'changeSetting')) return forbidden('changeSetting')
  const problem = settingProblem(name, value)
  if (problem !== undefined) return { ok: false, refusal: { code: 'unfit', problem } }
  const today = dateOf(toLocal(ctx.now()))
  if (from !== undefined && from < today) return { ok: false, refusal: { code: 'in_the_past' } }
  const fit = value as BusinessRules[Name]
  return await transaction(ctx, actor, 'changeSetting', async (tx) => {
    await writeSetting(tx, name, fit, from ?? today)
    return { ok: true, value: fit }
  })
}
