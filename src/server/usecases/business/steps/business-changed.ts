import type { BusinessId } from '#domain/ids.ts'
import type { Tx } from '#store/db.ts'
import { overtaken, type Overtaken } from '#store/last-change.ts'

export type BusinessChanged = Overtaken<'business_changed'>

/** Refuses an act on a company of which another version stands by now. */
export const businessChanged = (tx: Tx, id: BusinessId) =>
  overtaken(tx, 'business_changed', { kind: 'business', id }, 'changeBusiness', 'blockBusiness')
