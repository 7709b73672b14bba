import { expect } from 'vitest'

import { documentConsent } from '#content/document-consent.ts'
import type { TestApp } from './app.ts'
import { bearer, type SignedIn } from './customer.ts'

/** Details of a document, sent with its file; an omitted one has its usual value. */
export interface Sent {
  kind?: string
  /** Expiry date; '' omits the field. */
  expiry?: string
  name?: string
  /** Version of the consent; null omits the field. */
  consent?: string | null
  language?: string
  headers?: Record<string, string>
}

export const documentHeaders = (who: Pick<SignedIn, 'token'>, sent: Sent = {}): Record<string, string> => {
  const { kind = 'licence', expiry = '2035-01-01', name, consent = documentConsent.version, language } = sent
  return {
    ...bearer(who.token),
    'content-type': 'application/octet-stream',
    'document-kind': kind,
    ...(consent !== null && { 'document-consent': consent }),
    ...(expiry !== '' && { 'document-expiry': expiry }),
    ...(name !== undefined && { 'document-name': encodeURIComponent(name) }),
    ...(language !== undefined && { 'accept-language': language }),
    ...sent.headers,
  }
}

interface Answer {
  id: string
  code: string
  message: string
  fields?: object
}

/** Sends a file to the documents of a customer. */
export async function uploadDocument(
  { app }: Pick<TestApp, 'app'>,
  who: SignedIn,
  bytes: Buffer,
  sent: Sent = {},
): Promise<{ status: number; body: Answer }> {
  const headers = documentHeaders(who, sent)
  const answer = await app.inject({ method: 'POST', url: '/api/account/documents', headers, payload: bytes })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}

/** Uploads a document and expects it to be accepted. @returns the document's id */
export async function keptDocument(...call: Parameters<typeof uploadDocument>): Promise<string> {
  const { status, body } = await uploadDocument(...call)
  expect({ status, ...body }).toMatchObject({ status: 201 })
  return body.id
}
