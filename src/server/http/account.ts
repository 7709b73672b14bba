import type { FastifyInstance } from 'fastify'

import * as contract from '../../contract/account.ts'
import { addCustomer } from '../usecases/account/add-customer.ts'
import { confirmAddress } from '../usecases/account/confirm-address.ts'
import { login } from '../usecases/account/login.ts'
import { logout } from '../usecases/account/logout.ts'
import { requestPasswordLink } from '../usecases/account/request-password-link.ts'
import { setPassword } from '../usecases/account/set-password.ts'
import { signUp } from '../usecases/account/sign-up.ts'
import { shownEmail } from '../shown-email.ts'
import type { Context } from '../usecases/context.ts'
import { accountSettingsRoutes } from './account-settings.ts'
import { deviceOf } from './device.ts'
import { done } from './done.ts'
import { inEvenTime } from './even-time.ts'
import { LoginGuard } from './login-guard.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

const LOGINS = { max: 10, windowSeconds: 60 }
/** What makes us write a mail. Beyond that an address gets three links an hour (usecases/account/steps/mail-link.ts). */
const LETTERS = { max: 5, windowSeconds: 60 }
const LINKS = { max: 10, windowSeconds: 60 }

/** Longer than any of these calls takes on a server with room: known and unknown addresses look alike. */
const EVEN_MS = 200

export function accountRoutes(app: FastifyInstance, ctx: Context): void {
  const guard = new LoginGuard(() => ctx.now().getTime())
  registrationRoutes(app, ctx)
  sessionRoutes(app, ctx, guard)
  linkRoutes(app, ctx)
  accountSettingsRoutes(app, ctx, guard)
}

function registrationRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.addCustomer, { access: 'public', rateLimit: LETTERS }, async ({ body, language }) => {
    const added = await inEvenTime(EVEN_MS, () => addCustomer(ctx, body, language))
    if (!added.ok) return refused(added.refusal)
    const { firstName, lastName, email } = body
    return {
      status: 200,
      body: { ...done(language, 'registered'), data: { firstName, lastName, email: shownEmail(email) } },
    }
  })

  route(app, contract.signUp, { access: 'public', rateLimit: LETTERS }, async ({ body }) => {
    const signed = await inEvenTime(EVEN_MS, () => signUp(ctx, body))
    return signed.ok ? { status: 200, body: done(body.language, 'registered') } : refused(signed.refusal)
  })
}

function sessionRoutes(app: FastifyInstance, ctx: Context, guard: LoginGuard): void {
  route(app, contract.login, { access: 'public', rateLimit: LOGINS }, async ({ body, language, ip, userAgent }) => {
    if (!guard.mayTry(ip, body.email)) return { refuse: 'rate_limited' }
    const session = await inEvenTime(EVEN_MS, () => login(ctx, { ...body, device: deviceOf(userAgent) }))
    if (!session.ok) {
      guard.failed(ip, body.email)
      return refused(session.refusal)
    }
    guard.succeeded(ip, body.email)
    return { status: 200, body: { ...done(language, 'signedIn'), ...session.value } }
  })

  route(app, contract.logout, { access: 'customer' }, async ({ session, language }) => {
    await logout(ctx, session!.token)
    return { status: 200, body: done(language, 'signedOut') }
  })

  route(app, contract.getAccount, { access: 'customer' }, async ({ session }) => ({
    status: 200,
    body: { user: session!.user },
  }))
}

function linkRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.requestPasswordLink, { access: 'public', rateLimit: LETTERS }, async ({ body }) => {
    await inEvenTime(EVEN_MS, () => requestPasswordLink(ctx, body))
    return { status: 200, body: done(body.language, 'passwordLinkSent') }
  })

  route(app, contract.setPassword, { access: 'public', rateLimit: LINKS }, async ({ body, language }) => {
    const set = await setPassword(ctx, body)
    return set.ok ? { status: 200, body: done(language, 'passwordSet') } : refused(set.refusal)
  })

  route(app, contract.confirmAddress, { access: 'public', rateLimit: LINKS }, async ({ body, language }) => {
    const confirmed = await confirmAddress(ctx, body.token)
    return confirmed.ok ? { status: 200, body: done(language, 'addressConfirmed') } : refused(confirmed.refusal)
  })
}
