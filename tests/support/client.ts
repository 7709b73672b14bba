import { randomUUID } from 'node:crypto'

import type { Booking, Quote } from '#contract/booking.ts'
import type { CallName } from '#paths/index.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { requestOf, type AnswerTo, type CallOptions } from './call.ts'

export interface Reply<T> {
  status: number
  body: T & { code?: string; message?: string; errors?: string[]; fields?: Record<string, string> }
}

/** Sends JSON as any client would. */
export async function send<T = unknown>(
  base: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply<T>> {
  const answer = await fetch(base + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  return { status: answer.status, body: (await answer.json()) as Reply<T>['body'] }
}

/** Calls a server by the name of the call in the contract. */
export async function callServer<Name extends CallName>(
  base: string,
  name: Name,
  options?: CallOptions<Name>,
): Promise<Reply<AnswerTo<Name>>> {
  const { method, path, headers, body } = requestOf(name, options)
  return await send(base, method, path, body, headers)
}

export interface TripInput {
  vehicleId: number
  pickup: number
  dropoff: number
  start: string
  end: string
  extras?: { code: string; quantity: number }[]
  crossBorder?: boolean
  freeDays?: number
  replaces?: string
}

export const requestQuote = (base: string, trip: TripInput, key: string = randomUUID()) =>
  send<Quote>(base, 'POST', '/api/quotes', { extras: [], crossBorder: false, ...trip }, { 'idempotency-key': key })

/** A fictional driver. */
export const sampleDriver = {
  firstName: 'Mara',
  lastName: 'Muster',
  dateOfBirth: '1990-05-17',
  email: 'mara.muster@post.example',
  phone: '+49 30 23125 900',
  passportNumber: 'X00000000',
  address: 'Musterweg 1',
  city: 'Berlin',
  country: 'Deutschland',
  licenseNumber: 'B000000000',
  licenseExpiry: '2035-01-01',
}

/** A fictional additional driver. */
export const sampleOther = {
  firstName: 'Bodo',
  lastName: 'Beispiel',
  dateOfBirth: '1991-02-03',
  licenseNumber: 'B072RRE2I55',
  licenseExpiry: '2033-01-19',
}

/** A second fictional additional driver. */
export const sampleThird = {
  firstName: 'Erika',
  lastName: 'Mustermann',
  dateOfBirth: '1988-04-05',
  licenseNumber: 'N0000000000',
  licenseExpiry: '2033-01-19',
}

export const bookingBody = (quoteId: string) => ({
  quoteId,
  // A different person each time, because one person may not keep many requests open.
  driver: { ...sampleDriver, email: `${randomUUID()}@post.example` },
  paymentMethod: 'credit_card',
  language: 'de',
  acceptTerms: true,
  bookings: 'open',
})

export const requestBooking = (
  base: string,
  quoteId: string,
  overrides: Record<string, unknown> = {},
  key: string = randomUUID(),
) => send<Booking>(base, 'POST', '/api/bookings', { ...bookingBody(quoteId), ...overrides }, { 'idempotency-key': key })

/** A Berlin wall-clock time the given number of Berlin's days ahead. */
export function inDays(days: number, time = '10:00'): string {
  return `${addDays(dateOf(toLocal(new Date())), days)}T${time}`
}
