import * as z from 'zod/mini'

import { password } from './account.ts'
import { endpoint } from './endpoint.ts'
import { role } from './staff-account.ts'
import { branchId, done, email, language, text, token } from './values.ts'

const moment = z.iso.datetime()
const byId = z.strictObject({ id: z.uuid() })

/** Ids of branches; null for all of them. */
const branches = z.nullable(z.array(branchId).check(z.maxLength(100)))

const session = z.object({
  id: z.uuid(),
  /** Start of the session. */
  since: moment,
  /** Hour of the last use. */
  seenAt: moment,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
})

export const colleague = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role,
  branches,
  /** False for a colleague who has left. */
  active: z.boolean(),
  secondFactor: z.boolean(),
  /** Last act in the log, or hour of the last use of an open session; null if there is neither. */
  seenAt: z.nullable(moment),
  sessions: z.array(session),
  version: z.int(),
})

export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role,
  branches,
  invitedAt: moment,
  expiresAt: moment,
})

export const getTeam = endpoint('getTeam', {
  summary: 'Everybody who works here, has left or is invited, with second factor and open sessions.',
  answers: { 200: z.object({ colleagues: z.array(colleague), invitations: z.array(invitation) }) },
})

export const inviteStaff = endpoint('inviteStaff', {
  summary:
    'Mails a colleague the link by which they come in; another invitation of the address replaces the earlier one.',
  body: z.strictObject({ email, name: text(100), role, branches, language }),
  answers: { 201: done },
})

export const withdrawInvitation = endpoint('withdrawInvitation', {
  summary: 'Makes the link of an invitation void.',
  params: byId,
  answers: { 200: done },
})

export const viewInvitation = endpoint('viewInvitation', {
  summary: 'What a mailed invitation is for. It does not use the link up.',
  body: z.strictObject({ token }),
  answers: {
    200: z.object({
      email: z.string(),
      name: z.string(),
      role,
      /** Whether the address has an account already, whose password stays. */
      hasPassword: z.boolean(),
      expiresAt: moment,
    }),
  },
})

export const acceptInvitation = endpoint('acceptInvitation', {
  summary: 'Uses the link of an invitation up: the colleague signs in with the password and sets up a second factor.',
  /** Password of the new account; null where the address has an account with one. */
  body: z.strictObject({ token, name: text(100), password: z.nullable(password) }),
  answers: { 200: z.object({ email: z.string() }) },
})

export const changeStaff = endpoint('changeStaff', {
  summary: 'Gives a colleague another role or other branches.',
  params: byId,
  body: z.strictObject({ role, branches, version: z.int() }),
  answers: { 200: done },
})

export const endStaff = endpoint('endStaff', {
  summary: 'Ends the rights of a colleague who leaves, and all their sessions.',
  params: byId,
  answers: { 200: done },
})

export const resetStaffFactor = endpoint('resetStaffFactor', {
  summary: 'Removes app and passkeys of a colleague who lost them; they are signed out everywhere and told by letter.',
  params: byId,
  answers: { 200: done },
})

export const endStaffSession = endpoint('endStaffSession', {
  summary: 'Ends one session of a colleague.',
  params: z.strictObject({ id: z.uuid(), session: z.uuid() }),
  answers: { 200: done },
})
