import * as z from 'zod/mini'

import { code, user } from './account.ts'
import { endpoint } from './endpoint.ts'
import { done } from './values.ts'

export const role = z.enum(['agent', 'manager'])

/** A member of staff at work. */
export const staffMe = z.object({
  user,
  /** Name by which colleagues know them. */
  name: z.string(),
  role,
  /** Ids of the branches where they work; null for everywhere. */
  branches: z.nullable(z.array(z.int())),
  /** Whether the screen is locked: then nothing works but unlocking it and signing out. */
  locked: z.boolean(),
  /** Minutes without a touch after which the page locks itself. */
  lockMinutes: z.int(),
  /** Proof that unlocks the screen: a code of the app, or only a passkey. */
  unlocksWith: z.enum(['code', 'passkey']),
})

export const getStaffMe = endpoint('getStaffMe', {
  summary: 'Which member of staff the bearer token belongs to, and whether their screen is locked.',
  answers: { 200: staffMe },
})

export const lockScreen = endpoint('lockScreen', {
  summary: 'Locks the session: every call with its token is refused with `screen_locked` until it is unlocked.',
  answers: { 200: done },
})

export const unlockScreen = endpoint('unlockScreen', {
  summary:
    'Unlocks the session with a code of the app or one for recovery. With a passkey one signs in anew instead, which any colleague can do.',
  body: z.strictObject({ code }),
  answers: { 200: done },
})
