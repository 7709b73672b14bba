import type { Answer } from '#api/call-server.ts'

export type PrivacyRequest = Answer<'getPrivacyRequest'>
