import type { FastifyReply, FastifyRequest } from 'fastify'

import { timeOf, toLocal } from '#domain/period.ts'
import { fieldCodes, type ErrorCode, type ErrorEnvelope, type FieldCode } from '#contract/errors.ts'
import {
  driverReasons as germanReasons,
  fieldProblems as germanProblems,
  serverMessages as german,
  waits as germanWaits,
} from '#content/de/server.ts'
import {
  driverReasons as englishReasons,
  fieldProblems as englishProblems,
  serverMessages as english,
  waits as englishWaits,
} from '#content/en/server.ts'
import type { Language } from '#store/tables.ts'
import { dataHeaders } from './guard-headers.ts'

export interface Refused {
  refuse: ErrorCode
  /** What is wrong where: paths of the body and a code the page translates. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
}

/** A use case's refusal as a route answers it. */
export function refused({ code, ...more }: { code: ErrorCode } & Omit<Refused, 'refuse'>): Refused {
  return { refuse: code, ...more }
}

const texts: Record<Language, Record<ErrorCode, string>> = { de: german, en: english }
const problems: Record<Language, Record<FieldCode, string>> = { de: germanProblems, en: englishProblems }

/** D7: 400, 401, 409, 422 or 429 by what went wrong, and the usual ones of HTTP itself. */
const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthorized: 401,
  session_ended: 401,
  login_failed: 401,
  forbidden: 403,
  not_found: 404,
  booking_not_found: 404,
  method_not_allowed: 405,
  sold_out: 409,
  not_one_way: 409,
  quote_expired: 409,
  quote_changed: 409,
  price_changed: 409,
  points_gone: 409,
  quote_used: 409,
  not_extendable: 409,
  not_cancellable: 409,
  refund_changed: 409,
  not_changeable: 409,
  booking_changed: 409,
  offer_over: 409,
  car_gone: 409,
  idempotency_conflict: 409,
  email_unproven: 409,
  too_many_rentals: 409,
  letters_braked: 429,
  consent_changed: 409,
  consent_missing: 422,
  profile_changed: 409,
  rental_open: 409,
  email_is_yours: 422,
  too_many_documents: 409,
  second_factor_required: 401,
  second_factor_missing: 403,
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
  payload_too_large: 413,
  unsupported_media_type: 415,
  file_type: 415,
  file_unreadable: 422,
  picture_type: 415,
  file_protected: 422,
  file_pages: 422,
  invalid_period: 422,
  pickup_closed: 422,
  vehicle_unknown: 422,
  coming_soon: 422,
  driver_not_eligible: 422,
  payment_not_offered: 422,
  under_age: 422,
  link_invalid: 422,
  weak_password: 422,
  wrong_password: 422,
  rate_limited: 429,
  too_many_holds: 429,
  unexpected: 500,
  unavailable: 503,
  overloaded: 503,
}

/** The code itself if it is one of ours. Nothing else gets out: it might be what the client sent. */
export function fieldCodeOf(text: string): FieldCode {
  return fieldCodes.find((code) => code === text) ?? 'invalid'
}

const waits: Record<Language, Record<'moment' | 'from', string>> = { de: germanWaits, en: englishWaits }
const reasons: Record<Language, Partial<Record<FieldCode, string>>> = { de: germanReasons, en: englishReasons }
const MINUTE_MS = 60_000

/** When to come back, by Berlin's clocks: a text may be read long after it came. The minute that has begun is over by then. */
function waitUntil(language: Language, seconds: number | undefined): string {
  if (seconds === undefined || seconds < 20) return waits[language].moment
  const moment = Math.ceil((Date.now() + seconds * 1_000) / MINUTE_MS) * MINUTE_MS
  return waits[language].from.replace('{time}', timeOf(toLocal(new Date(moment))))
}

/** Each reason why somebody cannot drive, once; undefined where it is about something else. */
function whyNotDriving(language: Language, { refuse, fields = {} }: Refused): string | undefined {
  if (refuse !== 'driver_not_eligible') return undefined
  const said = Object.values(fields).flatMap((what) => reasons[language][fieldCodeOf(what)] ?? [])
  return [...new Set(said)].join(' ') || undefined
}

function envelopeOf(language: Language, refusal: Refused): ErrorEnvelope {
  const wait = waitUntil(language, refusal.retryAfterSeconds)
  const message = whyNotDriving(language, refusal) ?? texts[language][refusal.refuse].replace('{wait}', wait)
  const envelope = { success: false as const, code: refusal.refuse, message }
  if (refusal.fields === undefined) return { ...envelope, errors: [message] }
  const found = Object.entries(refusal.fields).map(([field, what]) => [field, fieldCodeOf(what)] as const)
  const errors = found.map(([field, code]) => `${field}: ${problems[language][code]}`)
  return { ...envelope, errors, fields: Object.fromEntries(found) }
}

/** Presents a refusal in the one envelope, in the reader's language. */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refused,
): Promise<FastifyReply> {
  const envelope = envelopeOf(languageOf(request), refusal)
  if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', refusal.retryAfterSeconds)
  // Serialised here: refusals never pass a route's own schema.
  return await reply
    .headers(dataHeaders)
    .code(statusOf[refusal.refuse])
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelope)
}

/** English if the header puts it first, else German (D1). */
export function languageOf(request: FastifyRequest): Language {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'de'
}
