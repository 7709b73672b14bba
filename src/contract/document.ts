import * as z from 'zod/mini'

import { documentKinds } from '#domain/document.ts'
import { endpoint } from './endpoint.ts'
import { done, localDate, numeral, optionalDate, text } from './values.ts'

const kind = z.enum(documentKinds)

/** Uploaded document as its owner sees it. A call of its own answers with the file. */
export const document = z.object({
  id: z.uuid(),
  kind,
  /** File name for display only; it is never used as a path. */
  name: z.string(),
  /** The last day on which it is valid. */
  expiry: z.nullable(localDate),
  mediaType: z.enum(['image/jpeg', 'application/pdf']),
  bytes: z.int(),
  /** Width in pixels; null for a PDF. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Number of pages; 1 for a picture. */
  pages: z.int(),
  uploadedAt: z.iso.datetime(),
  state: z.enum(['pending', 'accepted', 'refused']),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  /** Whether the document itself is no longer valid. */
  expired: z.boolean(),
  /** Whether a licence ends before the next rental does. */
  endsBeforeReturn: z.boolean(),
  removal: z.object({
    /** Latest day on which we remove it; null while that cannot be known. */
    day: z.nullable(localDate),
    /** Whether it may go earlier, a number of days after the open rental is closed. */
    afterRental: z.boolean(),
  }),
})
export type Document = z.infer<typeof document>

export const documents = z.object({
  /** Documents, newest first. */
  documents: z.array(document),
  limits: z.object({
    /** Largest size of a file, in bytes. */
    bytes: z.int(),
    documents: z.int(),
    /** Largest number of pages of a PDF. */
    pages: z.int(),
    /** Days that we keep a document after a rental, and without one. */
    daysAfterRental: z.int(),
    daysUnused: z.int(),
  }),
  /** Return day of the next rental. */
  nextReturn: z.nullable(localDate),
})
export type Documents = z.infer<typeof documents>

const id = z.object({ id: z.uuid() })

export const getDocuments = endpoint('getDocuments', {
  summary: 'The documents that the owner of the bearer token has uploaded, and what can be uploaded.',
  answers: { 200: documents },
})

/** Details of an uploaded file. They are headers because addresses end up in logs. */
const uploadHeaders = z.object({
  'document-kind': kind,
  /** The last day on which it is valid. */
  'document-expiry': z.optional(localDate),
  /** Version of the consent that its owner agreed to. Without it nothing is stored. */
  'document-consent': z.optional(text(40)),
  /** File name, percent-encoded as UTF-8. */
  'document-name': z.optional(z.string().check(z.maxLength(2_000), z.regex(/^[!-~]*$/))),
})

export const uploadDocument = endpoint('uploadDocument', {
  summary:
    'Keeps a copy of a document: PDF, JPEG, PNG or HEIC by its content. Pictures are drawn anew as JPEG, the pages of a PDF as pictures, and all of them are marked as a copy. It takes the consent of the owner, by its version. The same file told to be the same is kept once, and answered with 200 the second time.',
  headers: uploadHeaders,
  takesFile: true,
  answers: { 200: z.object({ id: z.uuid() }), 201: z.object({ id: z.uuid() }) },
})

export const getDocumentFile = endpoint('getDocumentFile', {
  summary: 'The file of a document, for its owner alone. One of somebody else is not found.',
  params: id,
  answers: { 200: z.file() },
  file: 'application/octet-stream',
})

export const getDocumentPage = endpoint('getDocumentPage', {
  summary: 'A page of a document as a picture to look at, for its owner alone; the first is 1.',
  params: z.extend(id, { page: numeral.check(z.minimum(1), z.maximum(100_000)) }),
  answers: { 200: z.file() },
  file: 'image/jpeg',
})

export const changeDocument = endpoint('changeDocument', {
  summary: 'Sets what a document is and until when it is valid. It is then reviewed again.',
  params: id,
  body: z.strictObject({
    kind,
    expiry: z.nullable(optionalDate),
  }),
  answers: { 200: done },
})

export const deleteDocument = endpoint('deleteDocument', {
  summary: 'Removes a document at once.',
  params: id,
  answers: { 200: done },
})
