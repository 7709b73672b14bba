import { MARKING_KEY } from '#secrets/seal.ts'
import { countByKey, type SealedColumn } from '#store/sealed.ts'
import type { Db } from '#store/db.ts'

import { ownerOfDocuments } from '../../account/steps/documents.ts'
import { pictureOwner } from '../../account/steps/picture.ts'
import { secretOwner } from '../../account/steps/second-factor.ts'
import { ownerOfDriver } from '../../booking/steps/drivers.ts'
import { ownerOfPapers } from '../../booking/steps/papers.ts'
import { ownerOfContent, ownerOfName } from '../../document/steps/seal.ts'

export interface SealedPlace extends SealedColumn {
  /** What the value of this row is bound to. */
  owner: (id: string) => string
  /** How many are taken into memory and locked together: files are large. */
  atATime: number
}

const SMALL = 20
const LARGE = 2

/** Everything that is sealed. A change of the key goes through all of it. */
export const sealedPlaces: readonly SealedPlace[] = [
  { table: 'marking_key', id: 'id', column: 'key_sealed', owner: () => MARKING_KEY, atATime: SMALL },
  { table: 'booking', id: 'id', column: 'documents_sealed', owner: ownerOfPapers, atATime: SMALL },
  { table: 'booking_driver', id: 'id', column: 'documents_sealed', owner: ownerOfDriver, atATime: SMALL },
  { table: 'customer', id: 'id', column: 'documents_sealed', owner: ownerOfDocuments, atATime: SMALL },
  { table: 'customer_picture', id: 'customer_id', column: 'content_sealed', owner: pictureOwner, atATime: SMALL },
  { table: 'document', id: 'id', column: 'content_sealed', owner: ownerOfContent, atATime: LARGE },
  { table: 'document', id: 'id', column: 'name_sealed', owner: ownerOfName, atATime: SMALL },
  { table: 'second_factor', id: 'customer_id', column: 'secret_sealed', owner: secretOwner, atATime: SMALL },
]

/** How many values need which key, by its number. */
export async function countKeys(db: Db): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  for (const place of sealedPlaces) {
    for (const [key, count] of await countByKey(db, place)) sums.set(key, (sums.get(key) ?? 0) + count)
  }
  return sums
}
