import { useState } from 'react'

import type { Answer, ApiError } from '#api/call-server.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { useRepeatKey } from '#forms/use-repeat-key.ts'
import type { DeskDraft } from './desk-draft.ts'

interface Making {
  readonly busy: boolean
  readonly error: ApiError | null
  /** Books what is held. @returns the booking, or null if it was refused */
  readonly book: (draft: DeskDraft, quoteId: string) => Promise<Answer<'bookAtDesk'> | null>
  /** Sends what is held as an offer that is valid for some hours. */
  readonly offer: (draft: DeskDraft, quoteId: string, hours: number) => Promise<Answer<'offerAtDesk'> | null>
  readonly forget: () => void
}

/** Booking and offering. A try whose answer was lost is repeated with its key, so that nothing is booked twice. */
export function useMaking(): Making {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const { headersFor } = useRepeatKey()
  const run = async <Data>(
    calling: Promise<{ readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: ApiError }>,
  ): Promise<Data | null> => {
    setBusy(true)
    const result = await calling
    setBusy(false)
    setError(result.ok ? null : result.error)
    return result.ok ? result.data : null
  }
  return {
    busy,
    error,
    book: async (draft, quoteId) => {
      const body = { ...rentalOf(draft, quoteId), paymentMethod: draft.payment }
      return await run(callAsMember('bookAtDesk', { headers: headersFor(body), body }))
    },
    offer: async (draft, quoteId, hours) => {
      const body = { ...rentalOf(draft, quoteId), hours }
      return await run(callAsMember('offerAtDesk', { headers: headersFor(body), body }))
    },
    forget: () => setError(null),
  }
}

function rentalOf({ person, renter, origin, language, business, despite }: DeskDraft, quoteId: string) {
  const [email, phone, licenseNumber] = [person.email.trim(), person.phone.trim(), person.licenseNumber.trim()]
  return {
    quoteId,
    customer: renter?.id ?? null,
    person: {
      firstName: person.firstName.trim(),
      lastName: person.lastName.trim(),
      dateOfBirth: person.dateOfBirth,
      ...(email !== '' && { email }),
      ...(phone !== '' && { phone }),
      ...(licenseNumber !== '' && { licenseNumber }),
      ...(person.licenseExpiry !== '' && { licenseExpiry: person.licenseExpiry }),
    },
    origin,
    language,
    ...(business !== '' && { business }),
    ...(despite.trim() !== '' && { despiteBlock: despite.trim() }),
  }
}
