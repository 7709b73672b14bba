import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { NewBooking, PaymentMethod } from '#contract/booking.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { ApiError } from '#api/call-server.ts'
import { useAuth } from '#api/session.tsx'
import { reloadSite, useBookings } from '#api/site.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { driverPayload } from '../drivers/named-driver.ts'
import { draft, updateDraft } from '../details/booking-draft.ts'
import { refusedFields } from '../details/driver-problems.ts'
import { useFlow } from '../flow/flow.tsx'
import { quoteKey } from '../quote/hold-quote.ts'
import { tabQuote } from '../quote/tab-quote.ts'
import { passing } from '#api/server-state.tsx'
import { lastBooking } from './last-booking.ts'
import { useProof } from './use-email-proof.ts'

/** Outcome of an order, as far as this step shows it. */
export type Outcome =
  | { readonly kind: 'failed'; readonly error: ApiError; readonly maybeBooked: boolean }
  | { readonly kind: 'state_changed' }
  | { readonly kind: 'used' }
  | { readonly kind: 'method_refused' }

/** Sends the booking, once: the key belongs to the quote and is the same on every try (D24). */
export function useOrder() {
  const { kept, driver, orphaned, ask } = useFlow()
  const { session } = useAuth()
  const language = useLanguage()
  const bookings = useBookings()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const settle = useSettle()
  const proof = useProof()
  const send = async (method: PaymentMethod) => {
    if (!kept || busy) return
    if (orphaned) return ask()
    const code = proof.codeToSend()
    if (code === null) return
    setBusy(true)
    setOutcome(null)
    const member = session?.user.id ?? null
    const result = await callAsMember('createBooking', {
      body: {
        quoteId: kept.id,
        driver: driver.values,
        ...(driver.others.length > 0 && { drivers: driver.others.map((one) => driverPayload(one)) }),
        ...(driver.flight !== '' && { flight: driver.flight }),
        paymentMethod: method,
        language,
        acceptTerms: true,
        bookings,
        ...code,
      },
      headers: { 'idempotency-key': kept.bookingKey },
    })
    setBusy(false)
    if (result.ok) settle.done(result.data, member)
    else if (!(await proof.hear(result.error))) setOutcome(await settle.refusal(result.error))
  }
  return { busy, outcome, bookings, send, proof }
}

function useSettle() {
  const { go, refuse, renew } = useFlow()
  const client = useQueryClient()
  const done = (booking: NewBooking, member: string | null) => {
    // After a slow answer, another person may have signed in.
    lastBooking.writeFor(member, booking)
    // The page shows the confirmation before what it was made from goes; otherwise an earlier step would flash.
    flushSync(() => go('done'))
    draft.clear()
    tabQuote.clear()
    client.removeQueries({ queryKey: ['quote'] })
  }
  const refusal = async (error: ApiError): Promise<Outcome | null> => {
    const { code } = error
    // A price without a car may find none by now (D32).
    if (code === 'quote_expired' || code === 'sold_out') {
      // Asked again, the quote says so itself, and the dialog with the price of now opens.
      await client.refetchQueries({ queryKey: quoteKey(tabQuote.read()?.id) })
      return null
    }
    if (code === 'not_found') {
      tabQuote.clear()
      return null
    }
    if (code === 'quote_changed') {
      await reloadSite()
      return { kind: 'state_changed' }
    }
    if (code === 'price_changed') return (await renew()) ? null : { kind: 'failed', error, maybeBooked: false }
    if (code === 'points_gone') {
      await renew()
      return { kind: 'failed', error, maybeBooked: false }
    }
    if (code === 'quote_used' || code === 'idempotency_conflict') return { kind: 'used' }
    if (code === 'payment_not_offered') {
      updateDraft({ paymentMethod: null })
      return { kind: 'method_refused' }
    }
    return pointAtFields(error) ? null : { kind: 'failed', error, maybeBooked: passing(error) }
  }
  /** Leads to the step with the driver's details that the server refused. */
  const pointAtFields = (error: ApiError): boolean => {
    const problems = refusedFields(error.fields ?? {})
    if (Object.keys(problems).length === 0) return false
    refuse(problems)
    go('details')
    return true
  }
  return { done, refusal }
}
