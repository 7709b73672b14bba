import { sql, type Insertable, type Selectable } from 'kysely'

import type { CustomerId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

export type DocumentConsentRow = Selectable<Tables['document_consent']>

/** Logs that a person consented to a copy of a document. */
export async function logDocumentConsent(
  tx: Tx,
  consent: Omit<Insertable<Tables['document_consent']>, 'step'>,
): Promise<void> {
  await tx
    .insertInto('document_consent')
    .values({ ...consent, step: 'given' })
    .execute()
}

/** Logs how the consent to a copy ended; does nothing if the document is older than the log. */
export async function logConsentOver(tx: Tx, documentId: string, step: 'withdrawn' | 'ended', at: Date): Promise<void> {
  await sql`
    insert into document_consent (customer_id, document_id, at, step, kind, consent_version, language)
    select customer_id, document_id, ${at}, ${step}, kind, consent_version, language from document_consent
    where document_id = ${documentId} and step = 'given'`.execute(tx)
}

export async function listDocumentConsents(tx: Tx, customerId: CustomerId): Promise<DocumentConsentRow[]> {
  return await tx
    .selectFrom('document_consent')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
}

/** Removes the proofs of consent to copies that were gone before a moment. @returns the number of rows */
export async function forgetDocumentConsents(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_consents_to_copies(${before}) as gone`.execute(db)
  return rows[0]!.gone
}
