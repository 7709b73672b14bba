import type { Actor } from '#domain/actor.ts'
import { operator, system } from '#domain/actor.ts'
import { transact, type Db, type Tx } from '#store/db.ts'

export { operator, system }

/** A transaction of a test that asks the store itself. */
export const within = <T>(db: Db, work: (tx: Tx) => Promise<T>, actor: Actor = system('test')): Promise<T> =>
  transact({ db }, actor, 'keepHouse', work)

/** What came of something that was not refused. @throws if it was */
export function valueOf<T>(outcome: { ok: true; value: T } | { ok: false; refusal: { code: string } }): T {
  if (!outcome.ok) throw new Error(`refused with ${outcome.refusal.code}`)
  return outcome.value
}
