import type { Db } from './db.ts'

/** The key of all fingerprints, sealed. Each database has one from its first start. */
export async function findMarkingKey(db: Db): Promise<Buffer | undefined> {
  const row = await db.selectFrom('marking_key').select('key_sealed').executeTakeFirst()
  return row?.key_sealed
}

/** Replaces the key; fingerprints made before no longer match. */
export async function replaceMarkingKey(db: Db, sealed: Buffer): Promise<void> {
  await db.updateTable('marking_key').set({ key_sealed: sealed }).execute()
}

/** Stores a key unless there is one: if several processes start at once, the first wins. */
export async function offerMarkingKey(db: Db, sealed: Buffer): Promise<void> {
  await db
    .insertInto('marking_key')
    .values({ id: 1, key_sealed: sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
