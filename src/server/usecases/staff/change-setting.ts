import { defaultRules, settingProblem, type BusinessRules, type SettingName } from '#domain/settings.ts'
import type { Outcome } from '#store/db.ts'
import { writeSetting } from '#store/setting.ts'
import type { Context } from '../context.ts'

interface Change<Name extends SettingName> {
  name: Name
  /** As it was typed or read; left out, the default is in force again. */
  value?: unknown
  actor: string
}

/** Changes one figure of the business, in force at once everywhere; the database keeps who did it (D30). */
export async function changeSetting<Name extends SettingName>(
  ctx: Context,
  { name, value = defaultRules[name], actor }: Change<Name>,
): Promise<Outcome<BusinessRules[Name], { code: 'unfit'; problem: string }>> {
  const problem = settingProblem(name, value)
  if (problem !== undefined) return { ok: false, refusal: { code: 'unfit', problem } }
  const fit = value as BusinessRules[Name]
  await ctx.db.transaction().execute((tx) => writeSetting(tx, name, fit, actor))
  return { ok: true, value: fit }
}
