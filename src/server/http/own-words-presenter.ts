import type { OwnDataRows } from '#store/own-data.ts'

const iso = (at: Date) => at.toISOString()
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null

/** Request under the GDPR, and its end. */
export const presentAsked = (row: OwnDataRows['privacyRequests'][number]) => ({
  receivedOn: row.received_on,
  kind: row.kind,
  endedAt: isoOrNull(row.done_at),
  note: row.note,
  outcome: row.outcome,
  restrictedAt: isoOrNull(row.restricted_at),
  restrictedUntil: row.lifts_on,
  liftReason: row.lift_reason,
})

type Written = Pick<OwnDataRows['bookings'][number], 'invoice' | 'notes' | 'letters'>

/** Words about a booking. Of one that nobody has proven, only that letters went out. */
export function presentWritten({ invoice, notes: pinned, letters }: Written, proven: boolean) {
  return {
    invoice:
      invoice === undefined || !proven
        ? null
        : {
            companyName: invoice.company_name,
            street: invoice.street,
            postalCode: invoice.postal_code,
            city: invoice.city,
            country: invoice.country,
            vatId: invoice.vat_id,
            reference: invoice.reference,
          },
    notes: proven ? pinned.map(({ at, note }) => ({ at: iso(at), note })) : [],
    keptLetters: letters.map(({ kind, written_at: writtenAt, sent_at: sentAt }) => ({
      kind,
      writtenAt: iso(writtenAt),
      sentAt: isoOrNull(sentAt),
    })),
  }
}
