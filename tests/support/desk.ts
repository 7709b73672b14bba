import { randomUUID } from 'node:crypto'

import type { Quote } from '#contract/booking.ts'
import type { TestApp } from './app.ts'
import { inDays } from './client.ts'
import type { SignedIn } from './customer.ts'

type Colleague = Pick<SignedIn, 'token'>

export interface DeskTrip {
  /** First day, in days from today. */
  from?: number
  days?: number
  vehicleId?: number
  pickup?: number
  dropoff?: number
  start?: string
  end?: string
  customer?: string | null
  replaces?: string
  freeDays?: number
}

/** Somebody whom a colleague types in; another mail address each time. */
export const somebody = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Ben',
  lastName: 'Beispiel',
  dateOfBirth: '1985-03-04',
  email: `${randomUUID()}@post.example`,
  phone: '+49 30 23125 901',
  ...changes,
})

/** Acts of a colleague at the desk. */
export function deskOf(app: TestApp, as: Colleague) {
  const quote = async ({ from, days = 2, customer = null, ...trip }: DeskTrip = {}, key = randomUUID()) => {
    const day = from ?? app.ownDays(days)
    const usual = { vehicleId: 302, pickup: 3, dropoff: trip.pickup ?? 3, start: inDays(day), end: inDays(day + days) }
    const body = { ...usual, extras: [], crossBorder: false, customer, ...trip }
    return await app.call('quoteAtDesk', { as, body, headers: { 'idempotency-key': key } })
  }
  const rental = (quoteId: string, changes: Record<string, unknown>) => ({
    quoteId,
    customer: null,
    person: somebody(),
    origin: 'phone',
    language: 'de',
    ...changes,
  })
  return {
    /** Asks for a hold, whatever the answer. */
    quote,
    /** Holds a car. @throws if none is held */
    async hold(trip: DeskTrip = {}): Promise<Quote> {
      const { status, body } = await quote(trip)
      if (status !== 201) throw new Error(`refused with ${status} ${body.code}`)
      return body
    },
    book: (quoteId: string, changes: Record<string, unknown> = {}, key = randomUUID()) =>
      app.call('bookAtDesk', {
        as,
        body: { ...rental(quoteId, changes), paymentMethod: changes['paymentMethod'] ?? 'cash' },
        headers: { 'idempotency-key': key },
      }),
    offer: (quoteId: string, changes: Record<string, unknown> = {}, key = randomUUID()) =>
      app.call('offerAtDesk', {
        as,
        body: { ...rental(quoteId, changes), hours: changes['hours'] ?? null },
        headers: { 'idempotency-key': key },
      }),
  }
}
