import type { CustomerId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'

/** File of a customer's picture; undefined if there is none. */
export async function findPicture(db: Db, customerId: CustomerId): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer_picture')
    .select('file_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.file_id
}

/** Puts a picture in place of the previous one. @param named new value of the profile's `picture` */
export async function putPicture(tx: Tx, customerId: CustomerId, file: string, named: string): Promise<void> {
  await tx
    .insertInto('customer_picture')
    .values({ customer_id: customerId, file_id: file })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ file_id: file }))
    .execute()
  await tx.updateTable('customer').set({ picture: named }).where('id', '=', customerId).execute()
}

/** Removes the picture, or the name that the registration stored instead of one. */
export async function deletePicture(tx: Tx, customerId: CustomerId): Promise<void> {
  await tx.deleteFrom('customer_picture').where('customer_id', '=', customerId).execute()
  await tx.updateTable('customer').set({ picture: null }).where('id', '=', customerId).execute()
}
