import type { Answer } from '#api/call-server.ts'

/** Document that waits for a review. */
export type Queued = Answer<'getDocumentQueue'>['waiting'][number]
/** Message of the contact form, with our answers. */
export type Message = Answer<'getMessage'>
export type Customer = Answer<'getStaffCustomer'>
