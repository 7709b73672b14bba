import type { Actor } from '#domain/actor.ts'
import type { LocalDate } from '#domain/local-time.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { seasonProblem, type SeasonInput } from '#domain/price-rules.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { insertSeason } from '#store/price-rules.ts'
import type { Context } from '../context.ts'

interface Season extends SeasonInput {
  /** Class to which it applies; null for every class. */
  classCode: string | null
  /** First day whose prices include it; today if missing. */
  from?: LocalDate
}

/** Adds a season of days that cost more or less, valid from a day on (D24, D39). Earlier prices stay. */
export async function addSeason(
  ctx: Context,
  actor: Actor,
  season: Season,
): Promise<Outcome<{ id: number }, Forbidden | { code: 'unfit'; problem: string }>> {
  if (!may(actor, 'addSeason')) return forbidden('addSeason')
  const today = dateOf(toLocal(ctx.now()))
  const { from = today } = season
  const problem = seasonProblem(season) ?? (from < today ? 'prices of a day that is over stay' : undefined)
  if (problem !== undefined) return { ok: false, refusal: { code: 'unfit', problem } }
  return await transaction(ctx, actor, 'addSeason', async (tx) => {
    const id = await insertSeason(tx, { ...season, from })
    if (id !== null) return { ok: true, value: { id } }
    return { ok: false, refusal: { code: 'unfit', problem: `there is no class ${season.classCode}` } }
  })
}
