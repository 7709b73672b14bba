import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/document.ts'
import { createGates } from '#limits/gate.ts'
import { changeDocument } from '#usecases/document/change-document.ts'
import { deleteDocument } from '#usecases/document/delete-document.ts'
import { ownDocuments } from '#usecases/document/list-documents.ts'
import { mayUpload } from '#usecases/document/may-upload.ts'
import { readDocument } from '#usecases/document/read-document.ts'
import { readPage } from '#usecases/document/read-page.ts'
import { uploadDocument } from '#usecases/document/upload-document.ts'
import type { Context } from '#usecases/context.ts'
import { presentDocuments } from './document-presenter.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'
import { receive, takingFiles, UPLOADS } from './upload.ts'
import type { UploadRoom } from './upload-room.ts'

/** Lets each customer's pages be drawn one at a time, so that slow ones do not delay others. */
const oneByOne = createGates(1, 8)
/** Limit of pages, because drawing takes processor time. */
const PAGES = { max: 300, windowSeconds: 3_600 }

/** Calls for a customer's own documents. Another customer's document is answered like one that does not exist (D27). */
export function documentRoutes(app: FastifyInstance, ctx: Context, room: UploadRoom): void {
  route(app, contract.getDocuments, async ({ actor }) => {
    const { rules } = await ctx.catalogue()
    const found = await ownDocuments(ctx, actor)
    return { status: 200, body: presentDocuments(found, rules, ctx.now()) }
  })

  route(app, contract.getDocumentFile, async ({ params, actor }) => {
    const found = await readDocument(ctx, actor, params.id)
    if (!found.ok) return refused(found.refusal)
    // The file's name may be personal, so it stays out of the header.
    const { bytes, mediaType } = found.value
    return { file: { bytes, mediaType } }
  })

  route(app, contract.getDocumentPage, { rateLimit: PAGES }, async ({ params, actor }) => {
    const { id, page } = params
    const drawn = await oneByOne(actor.account, () => readPage(ctx, actor, { id, page }))
    return drawn.ok ? { file: { bytes: drawn.value } } : refused(drawn.refusal)
  })

  route(app, contract.changeDocument, async ({ params, body, actor, language }) => {
    const { kind, expiry } = body
    const change = { id: params.id, kind, expiry: expiry || null }
    const changed = await changeDocument(ctx, actor, change)
    return changed.ok ? { status: 200, body: done(language, 'documentChanged') } : refused(changed.refusal)
  })

  route(app, contract.deleteDocument, async ({ params, actor, language }) => {
    const deleted = await deleteDocument(ctx, actor, { id: params.id })
    return deleted.ok ? { status: 200, body: done(language, 'documentDeleted') } : refused(deleted.refusal)
  })

  takingFiles(app, (files) => {
    route(files, contract.uploadDocument, { rateLimit: UPLOADS }, async ({ headers, file, actor, ip, language }) => {
      const wanted = {
        kind: headers['document-kind'],
        expiry: headers['document-expiry'] ?? null,
        name: decoded(headers['document-name'] ?? ''),
      }
      const version = headers['document-consent'] ?? null
      // Checked before a byte is received.
      const may = await mayUpload(ctx, actor, { ...wanted, consent: version })
      if (!may.ok) return refused(may.refusal)
      return await receive(room, { file, account: actor.account, ip, most: may.value }, async (bytes) => {
        const uploaded = await uploadDocument(ctx, actor, {
          ...wanted,
          bytes,
          consent: { version: version!, language },
        })
        if (!uploaded.ok) return refused(uploaded.refusal)
        const { id, known } = uploaded.value
        return { status: known ? 200 : 201, body: { id } }
      })
    })
  })
}

/** File name from the header; empty if it cannot be decoded, because it is only shown. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}
