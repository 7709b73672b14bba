import type { FastifyInstance } from 'fastify'

import { company } from '#content/company.ts'
import * as contract from '#contract/second-factor.ts'
import { shownEmail } from '#words/shown-email.ts'
import { qrCode, setupUri } from '#secrets/totp.ts'
import { beginSecondFactor } from '#usecases/account/begin-second-factor.ts'
import { confirmSecondFactor } from '#usecases/account/confirm-second-factor.ts'
import { endSecondFactor } from '#usecases/account/end-second-factor.ts'
import { ownSecondFactor } from '#usecases/account/own-second-factor.ts'
import { renewRecoveryCodes } from '#usecases/account/renew-recovery-codes.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

const CODES = { max: 10, windowSeconds: 60 }

/** Option of calls that staff may make before they have a second factor. */
const settingUp = { beforeSecondFactor: true } as const

/** Calls for the second factor of an account. */
export function secondFactorRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getSecondFactor, settingUp, async ({ actor, session }) => {
    const { secondFactorMissing } = session
    const { since, ...rest } = await ownSecondFactor(ctx, actor)
    return { status: 200, body: { since: since?.toISOString() ?? null, ...rest, missing: secondFactorMissing } }
  })

  route(app, contract.beginSecondFactor, { ...settingUp, rateLimit: CODES }, async (call) => {
    const begun = await beginSecondFactor(ctx, call.actor, call.body)
    if (!begun.ok) return refused(begun.refusal)
    const { secret, email } = begun.value
    const uri = setupUri(secret, company.name, shownEmail(email))
    return { status: 200, body: { secret, uri, qr: qrCode(uri) } }
  })

  route(app, contract.confirmSecondFactor, { ...settingUp, rateLimit: CODES }, async ({ actor, body }) => {
    const confirmed = await confirmSecondFactor(ctx, actor, body)
    return confirmed.ok ? { status: 200, body: { recoveryCodes: confirmed.value } } : refused(confirmed.refusal)
  })

  route(app, contract.renewRecoveryCodes, { rateLimit: CODES }, async (call) => {
    const renewed = await renewRecoveryCodes(ctx, call.actor, call.body)
    return renewed.ok ? { status: 200, body: { recoveryCodes: renewed.value } } : refused(renewed.refusal)
  })

  route(app, contract.endSecondFactor, { rateLimit: CODES }, async (call) => {
    const ended = await endSecondFactor(ctx, call.actor, call.body)
    return ended.ok ? { status: 200, body: done(call.language, 'secondFactorEnded') } : refused(ended.refusal)
  })
}
