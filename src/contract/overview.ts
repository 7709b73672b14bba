import * as z from 'zod/mini'

import { booking } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { tier } from './loyalty.ts'
import { bookingEvent } from './own-bookings.ts'

/** Kinds of events in the life of an account (D9). */
export const accountEventKind = z.enum([
  'account_created',
  'address_confirmed',
  'password_set',
  'password_changed',
  'email_change_asked',
  'email_change_stopped',
  'email_changed',
  'signed_in',
  'signed_in_with_code',
  'signed_in_with_recovery_code',
  'signed_in_with_passkey',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'second_factor_on',
  'second_factor_off',
  'second_factor_reset',
  'recovery_codes_renewed',
  'sign_in_failed',
  'code_refused',
  'passkey_refused',
  'signed_out',
  'profile_changed',
  'driver_added',
  'driver_changed',
  'driver_removed',
  'language_changed',
  'newsletter_on',
  'newsletter_off',
  'data_copied',
  'document_uploaded',
  'document_changed',
  'document_deleted',
  'document_accepted',
  'document_refused',
  'document_reopened',
  'document_removed',
])

export const activity = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('account'),
    at: z.iso.datetime(),
    kind: accountEventKind,
    /** Browser of a sign-in; null if unknown. */
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    /** How often it happened. Failed attempts by others are gathered into one entry an hour. */
    times: z.int(),
  }),
  z.object({ of: z.literal('booking'), reference: z.string(), ...bookingEvent.shape }),
])
export type Activity = z.infer<typeof activity>

/** Things that a rental still needs before its handover. */
export const missing = z.enum(['car', 'decision', 'order', 'payment', 'licence_missing', 'licence_expires'])

export const overview = z.object({
  /** The four figures of the dashboard (D9). */
  figures: z.object({
    drivers: z.int(),
    documents: z.int(),
    rentals: z.int(),
    kilometres: z.int(),
    /** Points earned within the period of the figures. */
    points: z.int(),
    pointsDays: z.int(),
  }),
  /** The member's points and tier in the loyalty programme (D28). */
  loyalty: z.object({ balance: z.int(), tier }),
  /** The rental under way or, without one, the next to begin. */
  next: z.nullable(
    z.object({
      ...z.pick(booking, {
        reference: true,
        status: true,
        vehicle: true,
        pickup: true,
        dropoff: true,
        start: true,
        end: true,
        decisionBy: true,
      }).shape,
      missing: z.array(missing),
      /** Plate of the car that the customer has; null before the handover. */
      plate: z.nullable(z.string()),
    }),
  ),
  /** Events, newest first. */
  activity: z.array(activity),
})
export type Overview = z.infer<typeof overview>
export type NextRental = NonNullable<Overview['next']>

export const getOverview = endpoint('getOverview', {
  summary:
    "The dashboard of the owner of the bearer token: figures, next rental, and the account's newest events (D9).",
  answers: { 200: overview },
})
