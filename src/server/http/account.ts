import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/account.ts'
import { addCustomer } from '#usecases/account/add-customer.ts'
import { confirmAddress } from '#usecases/account/confirm-address.ts'
import { isLinkUsable } from '#usecases/account/is-link-usable.ts'
import { login } from '#usecases/account/login.ts'
import { logout } from '#usecases/account/logout.ts'
import { requestPasswordLink } from '#usecases/account/request-password-link.ts'
import { setPassword } from '#usecases/account/set-password.ts'
import { signUp } from '#usecases/account/sign-up.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { Context } from '#usecases/context.ts'
import { deviceOf } from './device.ts'
import { keepDevice, shownDevice } from './device-cookie.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

const LOGINS = { max: 10, windowSeconds: 60 }
/** Limit of calls that cause a letter. In addition, an address gets three links an hour (usecases/account/steps/mail-link.ts). */
const LETTERS = { max: 5, windowSeconds: 60 }
const LINKS = { max: 10, windowSeconds: 60 }

export function accountRoutes(app: FastifyInstance, ctx: Context): void {
  registrationRoutes(app, ctx)
  sessionRoutes(app, ctx)
  linkRoutes(app, ctx)
}

function registrationRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.addCustomer, { rateLimit: LETTERS, evenTime: true }, async ({ body, language, actor }) => {
    const added = await addCustomer(ctx, actor, { ...body, language })
    if (!added.ok) return refused(added.refusal)
    const { firstName, lastName, email } = body
    return {
      status: 200,
      body: { ...done(language, 'registered'), data: { firstName, lastName, email: shownEmail(email) } },
    }
  })

  route(app, contract.signUp, { rateLimit: LETTERS, evenTime: true }, async ({ body, actor }) => {
    const signed = await signUp(ctx, actor, body)
    return signed.ok ? { status: 200, body: done(body.language, 'registered') } : refused(signed.refusal)
  })
}

function sessionRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.login, { rateLimit: LOGINS, evenTime: true }, async (call) => {
    const { body, language, actor, cookies, userAgent } = call
    const input = { ...body, proof: shownDevice(cookies, ctx.origin), device: deviceOf(userAgent) }
    const session = await login(ctx, actor, input)
    if (!session.ok) return refused(session.refusal)
    const { proof, ...signedIn } = session.value
    return {
      status: 200,
      body: { ...done(language, 'signedIn'), ...signedIn },
      cookie: keepDevice(proof, ctx.origin),
    }
  })

  route(app, contract.logout, { beforeSecondFactor: true, whileLocked: true }, async ({ actor, language }) => {
    await logout(ctx, actor)
    return { status: 200, body: done(language, 'signedOut') }
  })

  route(app, contract.getAccount, { beforeSecondFactor: true, whileLocked: true }, async ({ session }) => ({
    status: 200,
    body: { user: session.user },
  }))
}

function linkRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.requestPasswordLink, { rateLimit: LETTERS, evenTime: true }, async ({ body, actor }) => {
    await requestPasswordLink(ctx, actor, body)
    return { status: 200, body: done(body.language, 'passwordLinkSent') }
  })

  route(app, contract.checkLink, { rateLimit: LINKS }, async ({ body, actor }) => ({
    status: 200,
    body: { usable: await isLinkUsable(ctx, actor, body) },
  }))

  route(app, contract.setPassword, { rateLimit: LINKS }, async ({ body, language, actor }) => {
    const set = await setPassword(ctx, actor, body)
    if (!set.ok) return refused(set.refusal)
    const { email, proof } = set.value
    return { status: 200, body: { ...done(language, 'passwordSet'), email }, cookie: keepDevice(proof, ctx.origin) }
  })

  route(app, contract.confirmAddress, { rateLimit: LINKS }, async ({ body, language, userAgent, actor }) => {
    const confirmed = await confirmAddress(ctx, actor, { ...body, device: deviceOf(userAgent) })
    if (!confirmed.ok) return refused(confirmed.refusal)
    const { proof, ...signedIn } = confirmed.value
    return {
      status: 200,
      body: { ...done(language, 'addressConfirmed'), ...signedIn },
      cookie: keepDevice(proof, ctx.origin),
    }
  })
}
