import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'

/** Branches to which an actor's sight is limited: those of single branches' staff. */
export const branchesInSight = (actor: Actor): readonly number[] | 'all' =>
  actor.kind === 'staff' ? actor.branches : 'all'

/** Condition for what touches the branches of an actor: staff see what touches theirs. @param branches array of ids */
export function touches(actor: Actor, branches: RawBuilder<unknown>): RawBuilder<boolean> {
  switch (actor.kind) {
    case 'staff':
      return actor.branches === 'all' ? sql`true` : sql`${branches} && ${actor.branches}::smallint[]`
    case 'operator':
    case 'system':
      return sql`true`
    case 'visitor':
    case 'customer':
    case 'provider':
      return sql`false`
  }
}
