import { createHash, randomUUID } from 'node:crypto'

import type { Brought } from '#files/files.ts'

import type { Customer } from '#domain/actor.ts'
import type { DocumentKind } from '#domain/document.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import { assertMay } from '#domain/rights.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { lockCustomer } from '#store/customer.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { logDocumentConsent } from '#store/document-consent.ts'
import { countDocuments, findSameDocument, insertDocument } from '#store/document.ts'
import { copyFile, type Copy, type FileProblem } from '#uploads/copy.ts'
import type { Language } from '#domain/language.ts'
import { shownName } from '#uploads/file-name.ts'
import type { Context } from '../context.ts'
import { ownerOfContent, sealName } from './steps/seal-name.ts'

export interface Upload {
  kind: DocumentKind
  expiry: LocalDate | null
  /** Original name of the file, which is only shown. */
  name: string
  bytes: Buffer
  /** Version of the consent that its owner agreed to, and the language in which it was shown. */
  consent: { version: string; language: Language }
}

export type UploadRefusal = { code: FileProblem | 'too_many_documents' | 'unauthorized' }

/**
 * Stores a sealed copy of a document, marked as a copy (D27, D35), and the owner's consent. The same file is stored
 * once, even if it comes twice at the same moment, because a connection may break before the browser gets the answer.
 * @throws GateFullError if too many files wait to be read
 */
export async function uploadDocument(
  ctx: Context,
  actor: Customer,
  input: Upload,
): Promise<Outcome<{ id: string; known: boolean }, UploadRefusal>> {
  assertMay(actor, 'uploadDocument')
  const { kind, expiry, bytes } = input
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const fingerprint = ctx.sealer.fingerprint(`${actor.customer} ${kind} ${expiry} ${sha256}`)
  const known = await findSameDocument(ctx.db, actor.customer, fingerprint)
  if (known !== undefined) return { ok: true, value: { id: known.id, known: true } }
  const { rules } = await ctx.catalogue()
  const day = dateOf(toLocal(ctx.now()))
  const file = await copyFile(bytes, { day, most: rules.documentPages, mostMs: ctx.readingMs })
  if (typeof file === 'string') return { ok: false, refusal: { code: file } }
  const id = randomUUID()
  return await ctx.files.bring(ctx.db, { owner: ownerOfContent(id), content: file.bytes }, (brought) =>
    noteUpload(ctx, actor, input, { id, file, fingerprint, brought }),
  )
}

interface Arrived {
  id: string
  file: Copy
  fingerprint: Buffer
  brought: Brought
}

async function noteUpload(
  ctx: Context,
  actor: Customer,
  input: Upload,
  arrived: Arrived,
): Promise<Outcome<{ id: string; known: boolean }, UploadRefusal>> {
  const { rules } = await ctx.catalogue()
  return await transaction(
    ctx,
    actor,
    'uploadDocument',
    async (tx): Promise<Outcome<{ id: string; known: boolean }, UploadRefusal>> => {
      // Locked, so that simultaneous uploads cannot exceed the limit. The account may just have been deleted.
      if (!(await lockCustomer(tx, actor.customer))) return { ok: false, refusal: { code: 'unauthorized' } }
      const meanwhile = await findSameDocument(tx, actor.customer, arrived.fingerprint)
      if (meanwhile !== undefined) return { ok: true, value: { id: meanwhile.id, known: true } }
      if ((await countDocuments(tx, actor.customer)) >= rules.documentsPerAccount) {
        return { ok: false, refusal: { code: 'too_many_documents' } }
      }
      await keep(ctx, tx, actor, input, arrived)
      return { ok: true, value: { id: arrived.id, known: false } }
    },
  )
}

async function keep(
  ctx: Context,
  tx: Tx,
  actor: Customer,
  input: Upload,
  { id, file, fingerprint, brought }: Arrived,
): Promise<void> {
  const { kind, expiry } = input
  const at = ctx.now()
  await insertDocument(tx, {
    id,
    customer_id: actor.customer,
    kind,
    expiry,
    media_type: file.mediaType,
    bytes: file.bytes.length,
    width: file.width,
    height: file.height,
    pages: file.pages,
    name_sealed: sealName(ctx, id, shownName(input.name, file.extension)),
    file_id: await brought.note(tx),
    fingerprint,
    reviewed_at: null,
    reason: null,
    uploaded_at: at,
    stamped: true,
  })
  const { version, language } = input.consent
  await logDocumentConsent(tx, {
    customer_id: actor.customer,
    document_id: id,
    at,
    kind,
    consent_version: version,
    language,
  })
  await recordAccountEvent(tx, actor.account, 'document_uploaded', { document: kind })
}
