import type { Db } from './db.ts'

/** Finds the content with this hash in the store 'database'. */
export async function findContent(db: Db, sha256: Buffer): Promise<Buffer | undefined> {
  const row = await db.selectFrom('stored_content').select('content').where('sha256', '=', sha256).executeTakeFirst()
  return row?.content
}

/** Stores content. Storing the same content again changes nothing. */
export async function insertContent(db: Db, sha256: Buffer, content: Buffer): Promise<void> {
  await db
    .insertInto('stored_content')
    .values({ sha256, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes content. The database refuses if a file still names it. */
export async function deleteContent(db: Db, sha256: Buffer): Promise<void> {
  await db.deleteFrom('stored_content').where('sha256', '=', sha256).execute()
}

/** @returns some hashes of content stored before a moment, in order, beginning after the previous call's last one */
export async function listContents(
  db: Db,
  { before, after, limit }: { before: Date; after: Buffer | null; limit: number },
): Promise<Buffer[]> {
  let query = db
    .selectFrom('stored_content')
    .select('sha256')
    .where('stored_at', '<', before)
    .orderBy('sha256')
    .limit(limit)
  if (after !== null) query = query.where('sha256', '>', after)
  return (await query.execute()).map(({ sha256 }) => sha256)
}
