import type * as z from 'zod/mini'

import type { getPrivacyRequests, privacyRequest } from '#contract/staff-privacy.ts'
import type { FoundPerson } from '#store/person.ts'
import type { PrivacyRow } from '#store/privacy-request.ts'

type Row = z.input<(typeof getPrivacyRequests)['answers'][200]>['requests'][number]

export const presentPrivacyRow = (row: PrivacyRow): Row => ({
  id: row.id,
  kind: row.kind,
  way: row.way,
  receivedOn: row.received_on,
  dueOn: row.due_on,
  putOff: row.put_off_reason !== null,
  name: row.name,
  state: row.state,
  owner: row.owner_id === null || row.owner === null ? null : { id: row.owner_id, name: row.owner },
  endedAt: row.done_at?.toISOString() ?? null,
})

export function presentPrivacyRequest({
  row,
  person,
  copied,
  answered,
  keptYears,
}: {
  row: PrivacyRow
  person: FoundPerson | null
  copied: boolean
  answered: boolean
  keptYears: number
}): z.input<typeof privacyRequest> {
  return {
    ...presentPrivacyRow(row),
    putOffReason: row.put_off_reason,
    language: row.language,
    email: row.email,
    identity: row.identity,
    note: row.note,
    outcome: row.outcome,
    message: row.message_id,
    restriction:
      row.restricted_at === null
        ? null
        : {
            since: row.restricted_at.toISOString(),
            liftsOn: row.lifts_on,
            reason: row.lift_reason,
            endedAt: row.lifted_at?.toISOString() ?? null,
          },
    version: row.version,
    person: person && {
      account: person.account,
      customer: person.customer_id,
      open: person.open,
      kept: person.kept,
      requests: person.requests,
      messages: person.messages,
      newsletter: person.newsletter,
    },
    copied,
    answered,
    keptYears,
  }
}
