import * as z from 'zod/mini'

/**
 * Every reason for which a call can be refused. The web translates the code; `message` and `errors`
 * are texts in the reader's language (Accept-Language, German by default).
 */
export const errorCodes = [
  'invalid_input',
  'not_found',
  'unauthorized',
  'session_ended',
  'forbidden',
  'rate_limited',
  'payload_too_large',
  'unsupported_media_type',
  'method_not_allowed',
  'unavailable',
  'overloaded',
  'unexpected',
  // booking
  'invalid_period',
  'pickup_closed',
  'vehicle_unknown',
  'coming_soon',
  'sold_out',
  'not_one_way',
  'too_many_holds',
  'quote_expired',
  'quote_changed',
  'price_changed',
  'points_gone',
  'quote_used',
  'not_extendable',
  'driver_not_eligible',
  'payment_not_offered',
  'booking_not_found',
  'not_cancellable',
  'refund_changed',
  'not_changeable',
  'booking_changed',
  'offer_over',
  'car_gone',
  'idempotency_conflict',
  'email_unproven',
  'too_many_rentals',
  'letters_braked',
  // account
  'under_age',
  'login_failed',
  'link_invalid',
  'weak_password',
  'wrong_password',
  'profile_changed',
  'rental_open',
  'email_is_yours',
  // documents
  'file_type',
  'file_unreadable',
  'picture_type',
  'file_protected',
  'file_pages',
  'too_many_documents',
  'second_factor_required',
  'second_factor_missing',
  'second_factor_on',
  'second_factor_off',
  'wrong_code',
  'code_wait',
  'passkey_required',
  'passkey_asked',
  'wrong_passkey',
  'passkey_refused',
  'passkey_expired',
  'passkey_not_added',
  'too_many_passkeys',
  'too_many_drivers',
  // newsletter and documents
  'consent_changed',
  'consent_missing',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/**
 * What can be wrong with one field. A page translates these; whatever a client sent never stands among them, and
 * what has no code of its own is 'invalid'.
 */
export const fieldCodes = [
  'wrong_type',
  'wrong_format',
  'not_a_choice',
  'missing',
  'too_small',
  'too_big',
  'surplus',
  'control_characters',
  'invalid',
  'invalid_email',
  'invalid_date',
  // a rental
  'invalid_start',
  'invalid_end',
  'not_offered_start',
  'not_offered_end',
  'in_past',
  'too_soon',
  'reversed',
  'too_long',
  'beyond_horizon',
  'not_offered',
  // a driver, a customer
  'under_age',
  'licence_expires',
  'same_person',
  'same_licence',
  'invalid_number',
  'invalid_date_of_birth',
  'invalid_licence_expiry',
  'in_future',
  'before_issue',
  'weak_password',
  'wrong_password',
  'wrong_code',
] as const
export type FieldCode = (typeof fieldCodes)[number]

/** D7: the one shape of a refusal. `fields` maps the body's paths to what is wrong there. */
export const errorEnvelope = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.array(z.string()),
  fields: z.optional(z.record(z.string(), z.enum(fieldCodes))),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelope>
