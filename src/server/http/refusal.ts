import type { FastifyReply, FastifyRequest } from 'fastify'

import type { LastChange } from '#domain/actor.ts'
import { dateOf, timeOf, toLocal } from '#domain/period.ts'
import { fieldCodes, refusals, type ErrorCode, type ErrorEnvelope, type FieldCode } from '#contract/errors.ts'
import { staffRefusals as germanForStaff } from '#content/de/desk-refusals.ts'
import {
  actors as germanActors,
  driverReasons as germanReasons,
  fieldProblems as germanProblems,
  serverMessages as german,
  waits as germanWaits,
} from '#content/de/server.ts'
import { staffRefusals as englishForStaff } from '#content/en/desk-refusals.ts'
import {
  actors as englishActors,
  driverReasons as englishReasons,
  fieldProblems as englishProblems,
  serverMessages as english,
  waits as englishWaits,
} from '#content/en/server.ts'
import type { Language } from '#domain/language.ts'
import { shortDate } from '#words/format.ts'
import { dataHeaders } from './guard-headers.ts'

export interface Refused {
  refuse: ErrorCode
  /** Problems by their path in the body, as codes that the page translates. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** Figures and names for the places in the message: '{km}'. */
  values?: Readonly<Record<string, string>>
  /** Change that came first, for the places {by} and {at}; null or missing where nobody is named. */
  last?: LastChange | null
}

/** Answer of a route to a use case's refusal. */
export function refused({ code, ...more }: { code: ErrorCode } & Omit<Refused, 'refuse'>): Refused {
  return { refuse: code, ...more }
}

const texts: Record<Language, Record<ErrorCode, string>> = { de: german, en: english }
const staffTexts: Record<Language, Partial<Record<ErrorCode, string>>> = { de: germanForStaff, en: englishForStaff }
const problems: Record<Language, Record<FieldCode, string>> = { de: germanProblems, en: englishProblems }

/** The text as a code if it is one of ours. Any other text might come from the client, so it is not repeated. */
export function fieldCodeOf(text: string): FieldCode {
  return fieldCodes.find((code) => code === text) ?? 'invalid'
}

const actors: Record<Language, Record<keyof typeof germanActors, string>> = { de: germanActors, en: englishActors }

/** Author and moment of the change that came first: the time alone for today, else the day with the time. */
function lastChange(language: Language, last: LastChange | null): { by: string; at: string } {
  const by = actors[language]
  if (last === null) return { by: by.unknown, at: '' }
  const at = toLocal(last.at)
  const time = timeOf(at)
  const moment = dateOf(at) === dateOf(toLocal(new Date())) ? time : `${shortDate(at, language, new Date())}, ${time}`
  const named = last.name === null ? by[last.kind] : by.staff.replace('{name}', last.name)
  return { by: last.own ? by.own : named, at: ` (${moment})` }
}

const waits: Record<Language, Record<'moment' | 'from', string>> = { de: germanWaits, en: englishWaits }
const reasons: Record<Language, Partial<Record<FieldCode, string>>> = { de: germanReasons, en: englishReasons }
const MINUTE_MS = 60_000

/** Time to come back by Berlin's clocks, since a text may be read long after it arrived. Rounded up to a full minute. */
function waitUntil(language: Language, seconds: number | undefined): string {
  if (seconds === undefined || seconds < 20) return waits[language].moment
  const moment = Math.ceil((Date.now() + seconds * 1_000) / MINUTE_MS) * MINUTE_MS
  return waits[language].from.replace('{time}', timeOf(toLocal(new Date(moment))))
}

/** Every reason why a person cannot drive, once each; undefined for other refusals. */
function whyNotDriving(language: Language, { refuse, fields = {} }: Refused): string | undefined {
  if (refuse !== 'driver_not_eligible') return undefined
  const said = Object.values(fields).flatMap((what) => reasons[language][fieldCodeOf(what)] ?? [])
  return [...new Set(said)].join(' ') || undefined
}

/** A text with its places filled in. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

/** A refusal as a text and its fields, for an answer that says why something would be refused. */
export function envelopeOf(language: Language, refusal: Refused, reader: 'customer' | 'staff'): ErrorEnvelope {
  const wait = waitUntil(language, refusal.retryAfterSeconds)
  const forStaff = reader === 'staff' ? staffTexts[language][refusal.refuse] : undefined
  const said = whyNotDriving(language, refusal) ?? forStaff ?? texts[language][refusal.refuse]
  const message = filled(said, { wait, ...lastChange(language, refusal.last ?? null), ...refusal.values })
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
  const reader = request.url.startsWith('/api/staff') ? 'staff' : 'customer'
  const envelope = envelopeOf(languageOf(request), refusal, reader)
  if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', refusal.retryAfterSeconds)
  // Refusals do not match a route's own schema, so they bring their own serialiser.
  return await reply
    .headers(dataHeaders)
    .code(refusals[refusal.refuse])
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelope)
}

/** English if the header puts it first, else German (D1). */
export function languageOf(request: FastifyRequest): Language {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'de'
}
