import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Db, Read, Tx } from './db.ts'
import { visibleTo } from './visible-booking.ts'

/** Whether an actor sees every customer, and no branch has to be asked. */
const seesAll = (actor: Actor): boolean => (actor.kind === 'staff' ? actor.branches === 'all' : true)

/** Condition for the customers `c` that an actor may see: agents those who rent, or ask to, at their branches. */
export const customerSeenBy = (actor: Actor): RawBuilder<boolean> =>
  seesAll(actor)
    ? sql`true`
    : sql`exists (select from booking where booking.customer_id = c.id and ${visibleTo(actor)})`

/** Condition for the customers `c` whose papers an actor may review: those they see, and those who rent nowhere yet. */
export const papersSeenBy = (actor: Actor): RawBuilder<boolean> =>
  seesAll(actor)
    ? sql`true`
    : sql`(${customerSeenBy(actor)} or not exists (select from booking where booking.customer_id = c.id))`

/** Whether there is such a customer for this actor. */
export async function maySeeCustomer(db: Db | Read | Tx, actor: Actor, id: CustomerId): Promise<boolean> {
  const { rows } = await sql`select from customer c where c.id = ${id} and ${customerSeenBy(actor)}`.execute(db)
  return rows.length === 1
}
