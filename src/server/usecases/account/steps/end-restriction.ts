import { tell } from '#store/act-log.ts'
import type { Tx } from '#store/db.ts'
import { endRestrictionOf } from '#store/restriction.ts'

/** Ends the restriction of a person who is erased, and tells each request by which it was granted. */
export async function endRestriction(tx: Tx, email: string, at: Date): Promise<void> {
  for (const id of await endRestrictionOf(tx, email, at))
    await tell(tx, { event: 'restriction_ended', subject: ['privacy_request', id] })
}
