import type { Actor } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'

/** Account of the colleague who acts; null for the operator. */
export const accountOf = (actor: Actor): AccountId | null => (actor.kind === 'staff' ? actor.account : null)
