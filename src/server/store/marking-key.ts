import type { Db } from './db.ts'

/** The key of all fingerprints, sealed. There is one for each database, made with it. */
export async function findMarkingKey(db: Db): Promise<Buffer | undefined> {
  const row = await db.selectFrom('marking_key').select('key_sealed').executeTakeFirst()
  return row?.key_sealed
}

/** Begins anew: nobody is recognised by a fingerprint that was made before. */
export async function replaceMarkingKey(db: Db, sealed: Buffer): Promise<void> {
  await db.updateTable('marking_key').set({ key_sealed: sealed }).execute()
}

/** Of several processes that start at once, the first one's stays. */
export async function offerMarkingKey(db: Db, sealed: Buffer): Promise<void> {
  await db
    .insertInto('marking_key')
    .values({ id: 1, key_sealed: sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
