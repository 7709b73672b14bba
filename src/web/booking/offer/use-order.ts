import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { PaymentMethod } from '#contract/booking.ts'
import type { OfferAccess, RentalOffer } from '#contract/rental-offer.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { ApiError } from '#api/call-server.ts'
import { useAuth } from '#api/session.tsx'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { draft } from '../details/booking-draft.ts'
import type { DriverValues } from '../details/driver-fields.ts'
import { refusedFields, type Problems } from '../details/driver-problems.ts'
import { lastBooking } from '../payment/last-booking.ts'
import { missingDriverPayloads } from './offer-drivers.ts'

/** Outcome of an order that failed. */
export type Outcome =
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'method_refused' }
  | { readonly kind: 'fields'; readonly problems: Problems }

interface Order {
  readonly access: OfferAccess
  readonly offer: RentalOffer
  /** Called where the page shows something that is no longer so. */
  readonly onStale: () => void
}

const stale: ReadonlySet<ApiError['code']> = new Set(['offer_over', 'quote_changed', 'link_invalid'])

/** Orders the offer; what was ordered before is as good, and both lead to the confirmation. */
export function useOrder({ access, offer, onStale }: Order) {
  const { session } = useAuth()
  const language = useLanguage()
  const navigate = useNavigate()
  const to = useHref()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const send = async (paymentMethod: PaymentMethod, values: DriverValues) => {
    if (busy) return
    setBusy(true)
    setOutcome(null)
    const member = session?.user.id ?? null
    const driver = Object.fromEntries(offer.missing.map((field) => [field, values[field]]))
    const drivers = missingDriverPayloads(offer, draft.read().drivers)
    const { revision } = offer
    const { totalMinor } = offer.price
    const result = await callAsMember('orderRentalOffer', {
      body: { access, driver, drivers, paymentMethod, language, acceptTerms: true, totalMinor, revision },
    })
    setBusy(false)
    if (result.ok) {
      const { already: _already, ...booking } = result.data
      // The confirmation is asked for, so no brake keeps it.
      lastBooking.writeFor(member, { ...booking, mailed: true })
      draft.clear()
      void navigate(to('newBooking', { step: 'done' }), { replace: true })
      return
    }
    setOutcome(outcomeOf(result.error))
    if (stale.has(result.error.code)) onStale()
  }
  return { busy, outcome, send }
}

function outcomeOf(error: ApiError): Outcome {
  if (error.code === 'payment_not_offered') return { kind: 'method_refused' }
  const problems = refusedFields(error.fields ?? {})
  return Object.keys(problems).length > 0 ? { kind: 'fields', problems } : { kind: 'failed', error }
}
