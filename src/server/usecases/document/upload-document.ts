import { createHash, randomUUID } from 'node:crypto'

import type { DocumentKind } from '#domain/document.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { lockCustomer } from '#store/customer.ts'
import { transaction, type Outcome, type Tx } from '#store/db.ts'
import { logDocumentConsent } from '#store/document-consent.ts'
import { countDocuments, findSameDocument, insertDocument } from '#store/document.ts'
import { copyFile, type Copy, type FileProblem } from '#uploads/copy.ts'
import type { Language } from '#store/tables.ts'
import { shownName } from '#uploads/file-name.ts'
import type { Context } from '../context.ts'
import { sealContent, sealName } from './steps/seal.ts'

export interface Upload {
  customerId: string
  kind: DocumentKind
  expiry: LocalDate | null
  /** As the file was called; shown, and nothing else. */
  name: string
  bytes: Buffer
  /** Of the consent: which words were agreed to, and in which language they were shown. */
  consent: { version: string; language: Language }
}

export type UploadRefusal = { code: FileProblem | 'too_many_documents' | 'unauthorized' }

/**
 * Keeps a copy of a document, marked as one and sealed (D27, D35), and notes that its owner agreed. The same file is kept
 * once, even if it comes twice at the same moment: a line may break before the browser hears that the file has arrived.
 * @throws GateFullError where too many files wait to be looked at
 */
export async function uploadDocument(
  ctx: Context,
  input: Upload,
): Promise<Outcome<{ id: string; known: boolean }, UploadRefusal>> {
  const { customerId, kind, expiry, bytes } = input
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const fingerprint = ctx.sealer.fingerprint(`${customerId} ${kind} ${expiry} ${sha256}`)
  const known = await findSameDocument(ctx.db, customerId, fingerprint)
  if (known !== undefined) return { ok: true, value: { id: known.id, known: true } }
  const { rules } = await ctx.catalogue()
  const day = dateOf(toLocal(ctx.now()))
  const file = await copyFile(bytes, { day, most: rules.documentPages, mostMs: ctx.readingMs })
  if (typeof file === 'string') return { ok: false, refusal: { code: file } }
  return await transaction(ctx.db, async (tx): Promise<Outcome<{ id: string; known: boolean }, UploadRefusal>> => {
    // One upload of an account after the other: none is one too many. The account may just have been deleted.
    if ((await lockCustomer(tx, customerId)) === undefined) return { ok: false, refusal: { code: 'unauthorized' } }
    const meanwhile = await findSameDocument(tx, customerId, fingerprint)
    if (meanwhile !== undefined) return { ok: true, value: { id: meanwhile.id, known: true } }
    if ((await countDocuments(tx, customerId)) >= rules.documentsPerAccount) {
      return { ok: false, refusal: { code: 'too_many_documents' } }
    }
    return { ok: true, value: { id: await keep(ctx, tx, input, file, fingerprint), known: false } }
  })
}

async function keep(ctx: Context, tx: Tx, input: Upload, file: Copy, fingerprint: Buffer): Promise<string> {
  const { customerId, kind, expiry } = input
  const id = randomUUID()
  const at = ctx.now()
  await insertDocument(tx, {
    id,
    customer_id: customerId,
    kind,
    expiry,
    media_type: file.mediaType,
    bytes: file.bytes.length,
    width: file.width,
    height: file.height,
    pages: file.pages,
    name_sealed: sealName(ctx, id, shownName(input.name, file.extension)),
    content_sealed: sealContent(ctx, id, file.bytes),
    fingerprint,
    reviewed_at: null,
    reviewed_by: null,
    reason: null,
    uploaded_at: at,
    stamped: true,
  })
  const { version, language } = input.consent
  await logDocumentConsent(tx, {
    customer_id: customerId,
    document_id: id,
    at,
    kind,
    consent_version: version,
    language,
  })
  await recordAccountEvent(tx, customerId, 'document_uploaded', { document: kind })
  return id
}
