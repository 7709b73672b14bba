import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Db, Read, Tx } from './db.ts'
import { branchesInSight } from './visible-branches.ts'

/**
 * Condition for the customers `c` that an actor may see: agents those who rent, or ask to, at their branches. It asks what
 * `visibleTo` asks, each part along an index of its own, so that a search may ask it of thousands. The limits keep the
 * planner from reading all bookings of a branch instead.
 */
export function customerSeenBy(actor: Actor): RawBuilder<boolean> {
  const branches = branchesInSight(actor)
  if (branches === 'all') return sql`true`
  const own = sql`any (${branches}::smallint[])`
  return sql`(
    (select true from booking where booking.customer_id = c.id and booking.pickup_branch = ${own} limit 1)
    or (select true from booking where booking.customer_id = c.id and booking.dropoff_branch = ${own}
          and booking.pickup_branch <> booking.dropoff_branch limit 1)
    or c.id in (select booking.customer_id from stay s join booking on booking.id = s.id
                where s.returned_branch = ${own} and s.returned_branch not in (s.pickup_branch, s.dropoff_branch)
                  and booking.customer_id is not null)) is true`
}

/** Condition for the customers `c` whose papers an actor may review: those they see, and those who rent nowhere yet. */
export const papersSeenBy = (actor: Actor): RawBuilder<boolean> =>
  branchesInSight(actor) === 'all'
    ? sql`true`
    : sql`(${customerSeenBy(actor)} or not exists (select from booking where booking.customer_id = c.id))`

/** Whether there is such a customer for this actor. */
export async function maySeeCustomer(db: Db | Read | Tx, actor: Actor, id: CustomerId): Promise<boolean> {
  const { rows } = await sql`select from customer c where c.id = ${id} and ${customerSeenBy(actor)}`.execute(db)
  return rows.length === 1
}
