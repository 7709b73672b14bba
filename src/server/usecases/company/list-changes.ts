import type { Actor } from '#domain/actor.ts'
import { companyThings, type CompanyThing } from '#domain/company-thing.ts'
import type { LocalDate } from '#domain/local-time.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { listChanges as read, type Change } from '#store/history.ts'
import type { Context } from '../context.ts'

interface Wish {
  /** Kind of thing to list; all kinds if missing. */
  thing?: CompanyThing
  from?: LocalDate
  most: number
}

/** Lists changes of the company's data, with actor, old and new values (D30). */
export async function listChanges(
  ctx: Context,
  actor: Actor,
  { thing, from, most }: Wish,
): Promise<Outcome<Change[], Forbidden>> {
  if (!may(actor, 'listChanges')) return forbidden('listChanges')
  const things = thing === undefined ? companyThings : [thing]
  return { ok: true, value: await read(ctx.db, things, { from: from ?? null, most }) }
}
