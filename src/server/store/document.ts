import { sql, type Insertable, type Selectable } from 'kysely'

import type { AccountId, CustomerId } from '#domain/ids.ts'
import type { Actor } from '#domain/actor.ts'
import type { DocumentKind, ReviewState } from '#domain/document.ts'
import type { Db, Tx } from './db.ts'
import { isFreeCustomer } from './restriction.ts'
import type { Tables } from './tables.ts'
import { papersSeenBy } from './visible-customer.ts'

/** A document; its content is a file of its own. */
export type DocumentRow = Omit<Selectable<Tables['document']>, 'fingerprint' | 'reviewed_by'>

const columns = [
  'id',
  'customer_id',
  'kind',
  'expiry',
  'media_type',
  'bytes',
  'width',
  'height',
  'pages',
  'name_sealed',
  'file_id',
  'state',
  'reviewed_at',
  'reason',
  'uploaded_at',
  'stamped',
  'stamp_tries',
] as const

/** A customer's documents, the newest first. */
export async function listDocuments(db: Db | Tx, customerId: CustomerId): Promise<DocumentRow[]> {
  return await db
    .selectFrom('document')
    .select(columns)
    .where('customer_id', '=', customerId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function countDocuments(db: Db | Tx, customerId: CustomerId): Promise<number> {
  const row = await db
    .selectFrom('document')
    .select((eb) => eb.fn.countAll<number>().as('documents'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return row.documents
}

export async function insertDocument(tx: Tx, document: Insertable<Tables['document']>): Promise<void> {
  await tx.insertInto('document').values(document).execute()
}

/** Document made from the same file with the same description. */
export async function findSameDocument(
  db: Db | Tx,
  customerId: CustomerId,
  fingerprint: Buffer,
): Promise<DocumentRow | undefined> {
  return await db
    .selectFrom('document')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
}

/** A document, if this actor may see it. */
export async function findDocument(db: Db, actor: Actor, id: string): Promise<DocumentRow | undefined> {
  return await db.selectFrom('document').select(columns).where('id', '=', id).where(visibleTo(actor)).executeTakeFirst()
}

/** Like `findDocument`, and locks it. */
export async function lockDocument(tx: Tx, actor: Actor, id: string): Promise<DocumentRow | undefined> {
  return await tx
    .selectFrom('document')
    .select(columns)
    .where('id', '=', id)
    .where(visibleTo(actor))
    .forUpdate()
    .executeTakeFirst()
}

/** Condition for the documents that an actor may see: staff those of their branches, a customer their own (D27). */
function visibleTo(actor: Actor) {
  switch (actor.kind) {
    case 'customer':
      return sql<boolean>`customer_id = ${actor.customer}`
    case 'staff':
      return sql<boolean>`exists (select from customer c where c.id = document.customer_id and ${papersSeenBy(actor)})`
    case 'operator':
    case 'system':
      return sql<boolean>`true`
    case 'visitor':
    case 'provider':
      return sql<boolean>`false`
  }
}

/** Sets the owner's description of a document, which then needs another review. */
export async function describeDocument(
  tx: Tx,
  id: string,
  said: { kind: DocumentKind; expiry: string | null },
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ ...said, ...undecided })
    .where('id', '=', id)
    .execute()
}

const undecided = { state: 'pending', reviewed_at: null, reviewed_by: null, reason: null } as const

/** Takes the decision about a document back, so that it waits again. */
export async function reopenDocument(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('document').set(undecided).where('id', '=', id).execute()
}

export async function reviewDocument(
  tx: Tx,
  id: string,
  review: { state: Exclude<ReviewState, 'pending'>; reason: string | null; at: Date; by: AccountId | null },
): Promise<void> {
  const { state, reason, at, by } = review
  const decided = { state, reason, reviewed_at: at, reviewed_by: by }
  await tx.updateTable('document').set(decided).where('id', '=', id).execute()
}

/** Locks a document that is not marked as a copy. @returns whether it still has to be */
export async function lockUnstamped(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('document')
    .select('id')
    .where('id', '=', id)
    .where('stamped', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces a copy by one that was drawn anew; the previous file is removed with it. */
export async function replaceCopy(
  tx: Tx,
  id: string,
  copy: Pick<Selectable<Tables['document']>, 'bytes' | 'width' | 'height' | 'pages' | 'file_id' | 'stamped'>,
): Promise<void> {
  await tx.updateTable('document').set(copy).where('id', '=', id).execute()
}

/** Documents that were uploaded before copies were marked and tried fewer than `tries` times, oldest first. */
export async function listUnstamped(db: Db, tries: number): Promise<string[]> {
  const rows = await db
    .selectFrom('document')
    .select('id')
    .where('stamped', '=', false)
    .where('stamp_tries', '<', tries)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes that a document could not be marked as a copy. @returns the number of failures so far */
export async function countStampTry(db: Db, id: string): Promise<number> {
  const row = await db
    .updateTable('document')
    .set({ stamp_tries: sql`stamp_tries + 1` })
    .where('id', '=', id)
    .returning('stamp_tries')
    .executeTakeFirst()
  return row?.stamp_tries ?? 0
}

export async function removeDocument(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('document').where('id', '=', id).execute()
}

/** Document that waits for a review, with its owner. */
export type PendingDocument = DocumentRow & {
  first_name: string
  last_name: string
  /** Null for a customer without an account. */
  email: string | null
}

/** Documents that wait for a review by this actor, longest waiting first. */
export async function listPendingDocuments(db: Db, actor: Actor): Promise<PendingDocument[]> {
  return await db
    .selectFrom('document')
    .innerJoin('customer as c', 'c.id', 'document.customer_id')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .select(columns.map((column) => `document.${column}` as const))
    .select(['c.first_name', 'c.last_name', 'a.email'])
    .where('state', '=', 'pending')
    .where(papersSeenBy(actor))
    .orderBy('uploaded_at')
    .orderBy('document.id')
    .execute()
}

/** Customers with documents that were uploaded before a moment. */
export async function listDocumentOwners(db: Db, before: Date): Promise<CustomerId[]> {
  const rows = await db
    .selectFrom('document')
    .select('customer_id')
    .distinct()
    .where('uploaded_at', '<', before)
    .where(isFreeCustomer(sql.ref('document.customer_id')))
    .execute()
  return rows.map((row) => row.customer_id)
}

/** Latest expiry of a customer's licences, without refused ones; null if there is none. */
export async function lastLicenceDay(db: Db, customerId: CustomerId): Promise<string | null> {
  const row = await db
    .selectFrom('document')
    .select((eb) => eb.fn.max<string | null>('expiry').as('expiry'))
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'licence')
    .where('state', '<>', 'refused')
    .executeTakeFirst()
  return row?.expiry ?? null
}
