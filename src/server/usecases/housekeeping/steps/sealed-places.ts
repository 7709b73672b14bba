import type { AccountId, CustomerId } from '#domain/ids.ts'
import { MARKING_KEY } from '#secrets/seal.ts'
import { countByKey, type SealedColumn } from '#store/sealed.ts'
import { countFilesByKey } from '#store/stored-file.ts'
import type { Db } from '#store/db.ts'

import { ownerOfDocuments } from '../../account/steps/documents.ts'
import { secretOwner } from '../../account/steps/second-factor.ts'
import { ownerOfDriver } from '../../booking/steps/seal-papers.ts'
import { ownerOfName } from '../../document/steps/seal-name.ts'

export interface SealedPlace extends SealedColumn {
  /** Owner to which the value of this row is sealed. */
  owner: (id: string) => string
}

/** Every sealed column. A change of the key goes through all of them, and through all files. */
export const sealedPlaces: readonly SealedPlace[] = [
  { table: 'marking_key', id: 'id', column: 'key_sealed', owner: () => MARKING_KEY },
  { table: 'booking_driver', id: 'id', column: 'documents_sealed', owner: ownerOfDriver },
  { table: 'customer', id: 'id', column: 'documents_sealed', owner: (id) => ownerOfDocuments(id as CustomerId) },
  { table: 'document', id: 'id', column: 'name_sealed', owner: ownerOfName },
  { table: 'second_factor', id: 'account_id', column: 'secret_sealed', owner: (id) => secretOwner(id as AccountId) },
]

/** How many values and files need which key, by its number. */
export async function countKeys(db: Db): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  for (const place of sealedPlaces) {
    for (const [key, count] of await countByKey(db, place)) sums.set(key, (sums.get(key) ?? 0) + count)
  }
  for (const [key, count] of await countFilesByKey(db)) sums.set(key, (sums.get(key) ?? 0) + count)
  return sums
}
