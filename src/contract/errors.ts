import * as z from 'zod/mini'

/**
 * Every reason for which a call can be refused, with its status: 400, 401, 409, 422 or 429 by what went wrong (D7), and the
 * usual ones of HTTP itself. The web translates the code; `message` and `errors` are texts in the reader's language
 * (Accept-Language, German by default).
 */
export const refusals = {
  invalid_input: 400,
  not_found: 404,
  unauthorized: 401,
  session_ended: 401,
  forbidden: 403,
  rate_limited: 429,
  payload_too_large: 413,
  unsupported_media_type: 415,
  method_not_allowed: 405,
  unavailable: 503,
  overloaded: 503,
  unexpected: 500,
  // booking
  invalid_period: 422,
  branch_closed: 422,
  vehicle_unknown: 422,
  coming_soon: 422,
  sold_out: 409,
  not_one_way: 409,
  too_many_holds: 429,
  quote_expired: 409,
  quote_changed: 409,
  price_changed: 409,
  points_gone: 409,
  quote_used: 409,
  not_extendable: 409,
  driver_not_eligible: 422,
  payment_not_offered: 422,
  booking_not_found: 404,
  not_cancellable: 409,
  refund_changed: 409,
  not_changeable: 409,
  booking_changed: 409,
  plan_changed: 409,
  plan_refused: 409,
  offer_over: 409,
  car_gone: 409,
  please_call: 409,
  already_blocked: 409,
  customer_blocked: 409,
  no_address: 422,
  too_late: 409,
  block_over: 409,
  car_changed: 409,
  idempotency_conflict: 409,
  email_unproven: 409,
  too_many_rentals: 409,
  letters_braked: 429,
  // account
  under_age: 422,
  login_failed: 401,
  link_invalid: 422,
  weak_password: 422,
  wrong_password: 422,
  profile_changed: 409,
  rental_open: 409,
  email_is_yours: 422,
  // documents
  file_type: 415,
  file_unreadable: 422,
  file_lost: 503,
  picture_type: 415,
  file_protected: 422,
  file_pages: 422,
  too_many_documents: 409,
  second_factor_required: 401,
  second_factor_missing: 403,
  screen_locked: 403,
  second_factor_on: 409,
  second_factor_off: 409,
  wrong_code: 422,
  code_wait: 429,
  passkey_required: 401,
  passkey_asked: 422,
  wrong_passkey: 422,
  passkey_refused: 401,
  passkey_expired: 422,
  passkey_not_added: 422,
  too_many_passkeys: 409,
  too_many_drivers: 409,
  // people and letters
  document_changed: 409,
  not_pending: 409,
  message_changed: 409,
  // staff
  staff_exists: 409,
  staff_branches: 422,
  no_staff: 404,
  staff_changed: 409,
  last_manager: 409,
  // newsletter and documents
  consent_changed: 409,
  consent_missing: 422,
} as const
export type ErrorCode = keyof typeof refusals
export const errorCodes = Object.keys(refusals) as ErrorCode[]

/**
 * Problems of a single field, which the pages translate. They never repeat what a client sent; a problem without a code
 * of its own is 'invalid'.
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
