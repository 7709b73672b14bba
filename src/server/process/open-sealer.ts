import { randomBytes } from 'node:crypto'

import type { Keyring } from '#secrets/keyring.ts'
import { createSealer, MARKING_KEY, openBytes, sealBytes, UnknownKeyError, type Sealer } from '#secrets/seal.ts'
import type { Db } from '#store/db.ts'
import { findMarkingKey, offerMarkingKey, replaceMarkingKey } from '#store/marking-key.ts'

/** Thrown if the keys do not fit the database; printed without a stack trace. */
export class WrongKeyError extends Error {}

/**
 * Opens the key of the fingerprints, which is sealed in the database, and so checks at the start that the keys belong to
 * this database: with other keys, part of its data would be sealed with keys that nobody expects.
 * @param lost number of a key that is lost for good; the database gets a new fingerprint key instead
 */
export async function openSealer(db: Db, keys: Keyring, lost?: string): Promise<Sealer> {
  const another = () => sealBytes(keys, randomBytes(32), MARKING_KEY)
  if ((await findMarkingKey(db)) === undefined) await offerMarkingKey(db, another())
  const sealed = (await findMarkingKey(db))!
  try {
    return createSealer(keys, openBytes(keys, sealed, MARKING_KEY))
  } catch (error) {
    if (!(error instanceof UnknownKeyError)) throw error
    if (error.number === lost) {
      await replaceMarkingKey(db, another())
      return await openSealer(db, keys)
    }
    throw new WrongKeyError(
      `This database was sealed with key ${error.number}, and ${keys.where} has only ${keys.numbers().join(', ')}. ` +
        `Put key ${error.number} back; where it is lost for good, see "A key that is lost" in docs/operations.md`,
    )
  }
}
