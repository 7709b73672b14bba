import { createHash, randomUUID } from 'node:crypto'

import type { DocumentKind } from '../../../domain/document.ts'
import type { LocalDate } from '../../../domain/period.ts'
import { recordAccountEvent } from '../../store/account-event.ts'
import { lockCustomer } from '../../store/customer.ts'
import { transaction, type Outcome, type Tx } from '../../store/db.ts'
import { countDocuments, findSameDocument, insertDocument } from '../../store/document.ts'
import { cleanFile, type CleanFile, type FileProblem } from '../../uploads/clean.ts'
import { shownName } from '../../uploads/file-name.ts'
import type { Context } from '../context.ts'
import { sealContent, sealName } from './steps/seal.ts'

export interface Upload {
  customerId: string
  kind: DocumentKind
  expiry: LocalDate | null
  /** As the file was called; shown, and nothing else. */
  name: string
  bytes: Buffer
}

export type UploadRefusal = { code: FileProblem | 'too_many_documents' | 'unauthorized' }

/**
 * Keeps a document, sealed (D27). The same file told to be the same is kept once, also if it comes twice at the same
 * moment, as when a line broke and the browser did not hear that it had arrived.
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
  const file = await cleanFile(bytes)
  if (typeof file === 'string') return { ok: false, refusal: { code: file } }
  const { rules } = await ctx.catalogue()
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

async function keep(ctx: Context, tx: Tx, input: Upload, file: CleanFile, fingerprint: Buffer): Promise<string> {
  const { customerId, kind, expiry } = input
  const id = randomUUID()
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
    uploaded_at: ctx.now(),
  })
  await recordAccountEvent(tx, customerId, 'document_uploaded', { document: kind })
  return id
}
