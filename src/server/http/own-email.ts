import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/own-email.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { EmailChangeRow } from '#store/email-change.ts'
import { changeEmail } from '#usecases/account/change-email.ts'
import { confirmEmailChange } from '#usecases/account/confirm-email-change.ts'
import { ownEmail } from '#usecases/account/own-email.ts'
import { cancelEmailChange } from '#usecases/account/cancel-email-change.ts'
import { refuseEmailChange } from '#usecases/account/refuse-email-change.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

const ASKING = { max: 10, windowSeconds: 60 }
const LINKS = { max: 10, windowSeconds: 60 }

/** Calls for the address of an account and its change. */
export function ownEmailRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getOwnEmail, async ({ actor }) => {
    const { email, change } = await ownEmail(ctx, actor)
    return { status: 200, body: { email: shownEmail(email), change: change && presentChange(change) } }
  })

  route(app, contract.changeEmail, { rateLimit: ASKING, evenTime: true }, async (call) => {
    const asked = await changeEmail(ctx, call.actor, call.body)
    return asked.ok ? { status: 200, body: done(call.language, 'emailChangeAsked') } : refused(asked.refusal)
  })

  route(app, contract.cancelEmailChange, async ({ actor, language }) => {
    await cancelEmailChange(ctx, actor)
    return { status: 200, body: done(language, 'emailChangeStopped') }
  })

  route(app, contract.confirmEmailChange, { rateLimit: LINKS }, async ({ body, language, actor }) => {
    const confirmed = await confirmEmailChange(ctx, actor, body.token)
    if (!confirmed.ok) return refused(confirmed.refusal)
    const { changed } = confirmed.value
    return { status: 200, body: { ...done(language, changed ? 'emailChanged' : 'emailConfirmed'), changed } }
  })

  route(app, contract.refuseEmailChange, { rateLimit: LINKS }, async ({ body, language, actor }) => {
    const stopped = await refuseEmailChange(ctx, actor, body.token)
    return stopped.ok ? { status: 200, body: done(language, 'emailChangeStopped') } : refused(stopped.refusal)
  })
}

const presentChange = (change: EmailChangeRow) => ({
  newEmail: shownEmail(change.new_email),
  expiresAt: change.expires_at.toISOString(),
  oldConfirmed: change.old_confirmed_at !== null,
  newConfirmed: change.new_confirmed_at !== null,
})
