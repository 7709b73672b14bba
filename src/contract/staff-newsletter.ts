import * as z from 'zod/mini'

import { issueCars, issueStates, subscriberStates } from '#domain/newsletter-issue.ts'
import { endpoint } from './endpoint.ts'
import { done, idempotencyHeaders, language, numeral, optionalLongText, optionalText } from './values.ts'

const moment = z.iso.datetime()
const byId = z.strictObject({ id: z.uuid() })

const SUBJECT = 120
const TEXT = 10_000

/** Text in one language; a draft may lack all of it. Its marks are those of domain/newsletter-text.ts. */
const written = z.strictObject({ subject: optionalText(SUBJECT), text: optionalLongText(TEXT) })
const car = z.nullable(z.enum(issueCars))
const content = z.strictObject({ de: written, en: written, car })

/** Numbers of letters by what became of them. `waiting` are those that have not gone yet, `leftOut` unsubscribed meanwhile. */
const letters = z.object({
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  leftOut: z.int(),
  stopped: z.int(),
})

const head = {
  id: z.uuid(),
  state: z.enum(issueStates),
  changedAt: moment,
  /** Name of the colleague who saved it last. */
  changedBy: z.nullable(z.string()),
  startedAt: z.nullable(moment),
  startedBy: z.nullable(z.string()),
  /** When the last letter had gone, or the rest was stopped. */
  overAt: z.nullable(moment),
  letters: z.object({ de: letters, en: letters }),
}

export const issueRow = z.object({ ...head, subjects: z.object({ de: z.string(), en: z.string() }) })
export const issue = z.object({
  ...head,
  content: z.object({
    de: z.object({ subject: z.string(), text: z.string() }),
    en: z.object({ subject: z.string(), text: z.string() }),
    car,
  }),
  version: z.int(),
  /** Numbers of readers to whom it would go now, and of those who had an issue this month already and are left out. */
  readers: z.object({ de: z.int(), en: z.int(), had: z.int() }),
})

export const getIssues = endpoint('getIssues', {
  summary: 'The issues of the newsletter: drafts and what goes out right now first, then those that are out.',
  answers: { 200: z.object({ issues: z.array(issueRow) }) },
})

export const getIssue = endpoint('getIssue', {
  summary: 'An issue: its text, how far it has gone, and to how many it would go.',
  params: byId,
  answers: { 200: issue },
})

export const createIssue = endpoint('createIssue', {
  summary: 'Begins an issue of the newsletter.',
  headers: idempotencyHeaders,
  body: content,
  answers: { 201: z.object({ id: z.uuid() }) },
})

export const saveIssue = endpoint('saveIssue', {
  summary: 'Saves a draft, unless somebody else has saved it since.',
  params: byId,
  body: z.strictObject({ content, version: z.int() }),
  answers: { 200: z.object({ version: z.int() }) },
})

export const removeIssue = endpoint('removeIssue', {
  summary: 'Removes a draft.',
  params: byId,
  query: z.strictObject({ version: numeral }),
  answers: { 200: done },
})

const onTrial = z.strictObject({ language, subject: optionalText(SUBJECT), text: optionalLongText(TEXT), car })

export const previewIssue = endpoint('previewIssue', {
  summary: 'The letter of an issue as it will look, saved or not. Its way out leads nowhere.',
  body: onTrial,
  answers: { 200: z.object({ subject: z.string(), html: z.string() }) },
})

export const testIssue = endpoint('testIssue', {
  summary: 'Sends the letter of an issue to oneself.',
  body: onTrial,
  answers: { 200: z.object({ email: z.string() }) },
})

export const sendIssue = endpoint('sendIssue', {
  summary: 'Sends an issue to everybody who is subscribed now, each in their language, once.',
  params: byId,
  body: z.strictObject({ version: z.int() }),
  answers: { 200: z.object({ de: z.int(), en: z.int() }) },
})

export const stopIssue = endpoint('stopIssue', {
  summary: 'Stops what has not gone yet of an issue.',
  params: byId,
  answers: { 200: done },
})

const wish = {
  state: z.enum(subscriberStates),
  /** Part of an address. */
  email: z.optional(optionalText(100)),
}

export const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  language,
  askedAt: moment,
  confirmedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  /** Proof of the consent: each step with the version of the words that were shown. */
  proof: z.array(
    z.object({ step: z.enum(['asked', 'confirmed', 'ended']), at: moment, version: z.string(), language }),
  ),
})

export const getSubscribers = endpoint('getSubscribers', {
  summary: 'A page of subscribers in one state, the latest first, with the proof of their consent.',
  query: z.strictObject({
    ...wish,
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{13}_[0-9a-f-]{36}$/))),
  }),
  answers: {
    200: z.object({
      subscribers: z.array(subscriber),
      next: z.nullable(z.string()),
      counts: z.object({ de: z.int(), en: z.int(), pending: z.int(), ended: z.int() }),
      /** Full years after which the proof of an ended subscription is removed. */
      proofYears: z.int(),
    }),
  },
})

export const exportSubscribers = endpoint('exportSubscribers', {
  summary: 'Subscribers in one state as a file for a spreadsheet.',
  query: z.strictObject(wish),
  answers: { 200: z.file() },
  file: 'text/csv',
})

export const endSubscription = endpoint('endSubscription', {
  summary: 'Ends a subscription for a reader who asked for it; a wish that was never confirmed is removed.',
  params: byId,
  answers: { 200: done },
})
