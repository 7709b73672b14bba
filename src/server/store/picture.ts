import type { Db, Tx } from './db.ts'

/** A customer's picture, sealed; undefined if there is none. */
export async function findPicture(db: Db, customerId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('customer_picture')
    .select('content_sealed')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.content_sealed
}

/** Stores a picture in place of the previous one. @param named new value of the profile's `picture` */
export async function putPicture(tx: Tx, customerId: string, content: Buffer, named: string): Promise<void> {
  await tx
    .insertInto('customer_picture')
    .values({ customer_id: customerId, content_sealed: content })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ content_sealed: content }))
    .execute()
  await tx.updateTable('customer').set({ picture: named }).where('id', '=', customerId).execute()
}

/** Removes the picture, or the name that the registration stored instead of one. */
export async function deletePicture(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('customer_picture').where('customer_id', '=', customerId).execute()
  await tx.updateTable('customer').set({ picture: null }).where('id', '=', customerId).execute()
}
