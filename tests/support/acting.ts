import type { Actor } from '#domain/actor.ts'
import { operator, system } from '#domain/actor.ts'
import { transact, type Db, type Tx } from '#store/db.ts'

export { operator, system }

/** Transaction of a test that calls the store directly. */
export const within = <T>(db: Db, work: (tx: Tx) => Promise<T>, actor: Actor = system('test')): Promise<T> =>
  transact({ db }, actor, 'keepHouse', work)

/** Value of an outcome. @throws if it was refused */
export function valueOf<T>(outcome: { ok: true; value: T } | { ok: false; refusal: { code: string } }): T {
  if (!outcome.ok) throw new Error(`refused with ${outcome.refusal.code}`)
  return outcome.value
}
