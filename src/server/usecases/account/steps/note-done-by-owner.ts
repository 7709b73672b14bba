import type { CustomerId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import type { PrivacyKind } from '#domain/privacy-request.ts'
import type { Tx } from '#store/db.ts'
import { insertPrivacy } from '#store/privacy-request.ts'

interface Done {
  kind: PrivacyKind
  customer: CustomerId | null
  language: Language
  at: Date
}

/** Notes among the requests under the GDPR that a member has had their right in the account, at once and by themselves. */
export async function noteDoneByOwner(tx: Tx, { kind, customer, language, at }: Done): Promise<void> {
  const day = dateOf(toLocal(at))
  await insertPrivacy(tx, {
    kind,
    way: 'account',
    received_on: day,
    due_on: day,
    put_off_reason: null,
    language,
    name: '',
    email: null,
    customer_id: customer,
    message_id: null,
    identity: 'account',
    state: 'done',
    owner_id: null,
    done_at: at,
    created_at: at,
  })
}
