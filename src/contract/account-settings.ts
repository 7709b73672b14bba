import * as z from 'zod/mini'

import { currentPassword, password } from './account.ts'
import { endpoint } from './endpoint.ts'
import { done, language } from './values.ts'

const moment = z.iso.datetime()

/** A session as its owner sees it. It holds nothing that could be used to act as that session. */
export const ownSession = z.object({
  id: z.uuid(),
  startedAt: moment,
  /** Start of the hour in which the session was last used. */
  lastSeenAt: moment,
  /** Names such as 'Firefox' and 'Android'; null if unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Whether this is the session that makes the call. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

export const getSessions = endpoint('getSessions', {
  summary: 'Where the account is signed in, the session that asks first, then the latest used first.',
  answers: { 200: z.object({ sessions: z.array(ownSession) }) },
})

export const endSession = endpoint('endSession', {
  summary: 'Ends one session of the account. One that is over or of somebody else is not found.',
  params: z.strictObject({ id: z.uuid() }),
  answers: { 200: done },
})

export const endSessions = endpoint('endSessions', {
  summary: 'Ends all sessions of the account, or all but the one that asks.',
  query: z.strictObject({ keepThis: z.enum(['true', 'false']) }),
  answers: { 200: done },
})

export const changePassword = endpoint('changePassword', {
  summary: 'Sets a new password. All other sessions end, and links in mails are void.',
  body: z.strictObject({ currentPassword, password }),
  answers: { 200: done },
})

/** State of the subscription. `asked`: the mailed link has not been used yet. */
export const newsletterState = z.enum(['none', 'asked', 'subscribed'])

export const getMailSettings = endpoint('getMailSettings', {
  summary: 'In which language the account is written to, and whether its address gets the newsletter.',
  answers: { 200: z.object({ language, newsletter: newsletterState }) },
})

export const setLanguage = endpoint('setLanguage', {
  summary: 'Sets the language in which the account is written to.',
  body: z.strictObject({ language }),
  answers: { 200: done },
})

export const endOwnNewsletter = endpoint('endOwnNewsletter', {
  summary: "Ends the newsletter of the account's address. To subscribe, see /api/newsletter/subscriptions.",
  answers: { 200: done },
})
