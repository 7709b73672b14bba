import * as z from 'zod/mini'

import { identityChecks, privacyKinds, privacyStates, privacyWays } from '#domain/privacy-request.ts'
import { email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { done, idempotencyHeaders, language, localDate, longText, text } from './values.ts'

const moment = z.iso.datetime()
const byId = z.strictObject({ id: z.uuid() })
const kind = z.enum(privacyKinds)
const state = z.enum(privacyStates)
const identity = z.nullable(z.enum(identityChecks))
const version = z.int()
/** Text that may be empty. */
const words = z.string().check(z.trim(), z.maxLength(2_000))

const row = {
  id: z.uuid(),
  kind,
  way: z.enum(privacyWays),
  receivedOn: localDate,
  /** Last day for the answer. */
  dueOn: localDate,
  putOff: z.boolean(),
  name: z.string(),
  state,
  owner: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  endedAt: z.nullable(moment),
}

export const privacyRequest = z.object({
  ...row,
  putOffReason: z.nullable(z.string()),
  language,
  email: z.nullable(z.string()),
  identity,
  note: z.string(),
  outcome: z.string(),
  message: z.nullable(z.uuid()),
  /** Restriction of processing that was granted; null if there was none. */
  restriction: z.nullable(
    z.object({
      since: moment,
      /** Day on which it ends, and the reason of which the person was told; null until it is lifted. */
      liftsOn: z.nullable(localDate),
      reason: z.nullable(z.string()),
      endedAt: z.nullable(moment),
    }),
  ),
  version,
  /** Numbers of what is stored under the address; null without an address. */
  person: z.nullable(
    z.object({
      account: z.boolean(),
      customer: z.nullable(z.uuid()),
      /** Rentals and requests that are not over, those that are over and stay by law, and those that came to nothing. */
      open: z.int(),
      kept: z.int(),
      requests: z.int(),
      messages: z.int(),
      newsletter: z.boolean(),
    }),
  ),
  /** Whether the copy of all data was made for it. */
  copied: z.boolean(),
  /** Whether an answer was sent. */
  answered: z.boolean(),
  /** Whole years after its year for which a rental stays. */
  keptYears: z.int(),
})

export const getPrivacyRequests = endpoint('getPrivacyRequests', {
  summary: 'Requests under the GDPR: those that are open by their last day, or a page of those that are over.',
  query: z.strictObject({
    part: z.enum(['open', 'over']),
    /** `next` of the page before. */
    after: z.optional(moment),
  }),
  answers: { 200: z.object({ requests: z.array(z.object(row)), next: z.nullable(moment) }) },
})

export const getPrivacyRequest = endpoint('getPrivacyRequest', {
  summary: 'A request, with what is stored of the person.',
  params: byId,
  answers: { 200: privacyRequest },
})

export const filePrivacyRequest = endpoint('filePrivacyRequest', {
  summary: 'Files a request of a person; the answer names the last day for the answer.',
  headers: idempotencyHeaders,
  body: z.strictObject({
    kind,
    way: z.enum(privacyWays.filter((way) => way !== 'account')),
    receivedOn: localDate,
    language,
    name: text(200),
    email: z.nullable(email),
    identity,
    note: words,
    message: z.nullable(z.uuid()),
    customer: z.nullable(z.uuid()),
  }),
  answers: { 201: z.object({ id: z.uuid(), dueOn: localDate }) },
})

export const changePrivacyRequest = endpoint('changePrivacyRequest', {
  summary: 'Changes who has a request in hand, how the person is known, notes and state. To end it, say what was done.',
  params: byId,
  body: z.strictObject({
    version,
    state,
    mine: z.boolean(),
    identity,
    email: z.nullable(email),
    note: words,
    outcome: words,
  }),
  answers: { 200: done },
})

export const putOffPrivacyRequest = endpoint('putOffPrivacyRequest', {
  summary: 'Puts the last day off by two months and tells the person why, once and within the first month.',
  params: byId,
  body: z.strictObject({ version, reason: longText(2_000) }),
  answers: { 200: done },
})

export const answerPrivacyRequest = endpoint('answerPrivacyRequest', {
  summary: 'Answers a request by letter, in the language of the person.',
  params: byId,
  body: z.strictObject({ version, text: longText(10_000) }),
  answers: { 201: done },
})

export const copyPersonData = endpoint('copyPersonData', {
  summary:
    'The copy of all data of a person with or without an account, for them, as a PDF or as JSON. Only once it is noted how the person is known; it is told in the log.',
  params: byId,
  body: z.strictObject({ version, format: z.enum(['pdf', 'json']) }),
  answers: { 200: z.file() },
  file: 'application/pdf',
})

export const erasePerson = endpoint('erasePerson', {
  summary:
    'Erases the person as the deletion of an account does, with or without one. Refused while a rental is open. What the law asks to be kept of rentals stays.',
  params: byId,
  body: z.strictObject({ version }),
  answers: { 200: done },
})

export const endPersonNewsletter = endpoint('endPersonNewsletter', {
  summary: 'Ends the newsletter of a person who objects to it.',
  params: byId,
  body: z.strictObject({ version }),
  answers: { 200: done },
})

export const restrictPerson = endpoint('restrictPerson', {
  summary:
    'Restricts what happens with the data of a person to keeping them (GDPR art. 18). Newsletters, removal by time and changes by staff stop; rentals go on.',
  params: byId,
  body: z.strictObject({ version }),
  answers: { 200: done },
})

export const liftRestriction = endpoint('liftRestriction', {
  summary: 'Lifts a restriction: the person is told why by letter, and it ends on the day that the answer names.',
  params: byId,
  body: z.strictObject({ version, reason: longText(2_000) }),
  answers: { 200: z.object({ liftsOn: localDate }) },
})
