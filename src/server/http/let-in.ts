import type { FastifyInstance, FastifyReply, FastifyRequest as Request } from 'fastify'

import type { AccountOwner, Staff, Visitor } from '#domain/actor.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { placeOf } from '#limits/visitor-place.ts'
import type { Caller as MayCall } from '#paths/path.ts'
import { sendRefusal } from './refusal.ts'
import { addressOf } from './trusted-proxies.ts'

/** Owner of an account who is signed in. */
export interface Session {
  actor: AccountOwner
  user: { id: string; firstName: string; lastName: string; email: string }
  /** Whether the session belongs to staff without a second factor. */
  secondFactorMissing: boolean
  /** Whether its screen is locked. */
  locked: boolean
  /** The owner as a member of staff at work; null if they are none. */
  staff: Staff | null
}

/** Conditions of a call beyond those in the table of paths. */
export interface Entry {
  /** Whether staff without a second factor may make the call: only those for setting one up and for signing out. */
  beforeSecondFactor?: true
  /** Whether the call may be made while the screen is locked: only those for unlocking it and for signing out. */
  whileLocked?: true
  /** Whether owners of accounts make this call as customers; visitors may make it, too. */
  rents?: true
}

/** Finds the caller's session and refuses those who may not make the call. */
export async function letIn(
  app: FastifyInstance,
  request: Request,
  reply: FastifyReply,
  access: MayCall,
  entry: Entry,
): Promise<void> {
  const caller = await callerOf(app, request, access, entry)
  if (typeof caller === 'string') await sendRefusal(request, reply, { refuse: caller })
  else request.customerSession = caller
}

/** Session of a caller who may make the call, null for a visitor; or else the reason for a refusal. */
export async function callerOf(
  app: FastifyInstance,
  request: Request,
  access: MayCall,
  entry: Entry,
): Promise<Session | null | ErrorCode> {
  const session = await app.findSession(request)
  if (session === null) {
    // A caller with an outdated token believes they are signed in, so they are told instead of treated as a visitor.
    if (showsToken(request)) return 'session_ended'
    return access === 'visitor' ? null : 'unauthorized'
  }
  const denied = whyDenied(session, entry)
  if (denied !== undefined) return access === 'visitor' ? null : denied
  if (access === 'staff' && session.staff === null) return 'forbidden'
  if ((access === 'customer' || entry.rents) && !(await asCustomer(app, session))) return 'session_ended'
  return session
}

/** Reason for which a session may not make this call yet. */
function whyDenied(session: Session, entry: Entry): 'second_factor_missing' | 'screen_locked' | undefined {
  if (session.secondFactorMissing && entry.beforeSecondFactor !== true) return 'second_factor_missing'
  if (session.locked && entry.whileLocked !== true) return 'screen_locked'
  return undefined
}

/** Makes the owner of an account act as a customer. @returns false if the account is gone */
async function asCustomer(app: FastifyInstance, session: Session): Promise<boolean> {
  const customer = await app.becomeCustomer(session.actor)
  if (customer !== null) session.actor = customer
  return customer !== null
}

export const visitorOf = (request: Request): Visitor => ({ kind: 'visitor', place: placeOf(addressOf(request)) })

const showsToken = (request: Request): boolean => /^bearer\b/i.test(request.headers.authorization ?? '')
