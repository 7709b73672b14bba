import type { Outcome } from '#domain/outcome.ts'
import type { Tx } from '#store/db.ts'
import { overtaken, type Overtaken } from '#store/last-change.ts'
import { lockPrivacy, type PrivacyRow } from '#store/privacy-request.ts'

/** Names a request as its author saw it. */
export interface SeenRequest {
  id: string
  /** Version that the author saw. */
  version: number
}

export type RequestChanged = Overtaken<'request_changed'>
export type NotOpen = { code: 'not_found' | 'request_over' } | RequestChanged

/** Refuses an act on a request of which another version stands by now. */
export const requestChanged = (tx: Tx, id: string) =>
  overtaken(
    tx,
    'request_changed',
    { kind: 'privacy_request', id },
    'changePrivacyRequest',
    'putOffPrivacyRequest',
    'answerPrivacyRequest',
    'erasePerson',
    'endPersonNewsletter',
    'restrictPerson',
    'liftRestriction',
    // Its last day ends a restriction, and so does the erasure of the person, on another request or by themselves.
    'keepHouse',
    'deleteAccount',
  )

/** Locks a request that is still to be worked on, as somebody saw it. */
export async function openRequest(tx: Tx, { id, version }: SeenRequest): Promise<Outcome<PrivacyRow, NotOpen>> {
  const row = await lockPrivacy(tx, id)
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  if (row.version !== version) return await requestChanged(tx, id)
  return row.state === 'open' ? { ok: true, value: row } : { ok: false, refusal: { code: 'request_over' } }
}

export type NobodyKnown = { code: 'identity_missing' | 'address_missing' }

/** Mail address of the person, once staff have made sure who asks: nothing is handed out or erased before. */
export function addressOf({ identity, email }: PrivacyRow): Outcome<string, NobodyKnown> {
  if (identity === null) return { ok: false, refusal: { code: 'identity_missing' } }
  return email === null ? { ok: false, refusal: { code: 'address_missing' } } : { ok: true, value: email }
}
