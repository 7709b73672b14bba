import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

import { newsletterConsent } from '#content/consent.ts'
import * as contract from '#contract/newsletter.ts'
import { language, token } from '#contract/values.ts'
import { tokenUrl } from '#words/links.ts'
import { confirmSubscription } from '#usecases/newsletter/confirm.ts'
import { subscribe } from '#usecases/newsletter/subscribe.ts'
import { unsubscribe } from '#usecases/newsletter/unsubscribe.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { sendRefusal } from './refusal.ts'
import { route, visitorOf } from './route.ts'

/** What makes us write a mail. Beyond that an address gets one an hour (usecases/newsletter/subscribe.ts). */
const LETTERS = { max: 10, windowSeconds: 900 }
const LINKS = { max: 10, windowSeconds: 60 }
/** The servers of a mail provider speak for many of its users. */
const ONE_CLICKS = { max: 300, timeWindow: 60_000, inProcess: true }

export function newsletterRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.subscribe, { rateLimit: LETTERS, evenTime: true }, async ({ body, actor }) => {
    const { email, language: spoken, consent } = body
    // Nobody agrees to words that are no longer those of the page.
    if (consent !== newsletterConsent.version) return { refuse: 'consent_changed' }
    await subscribe(ctx, actor, { email, language: spoken, consentVersion: consent })
    return { status: 200, body: done(spoken, 'subscriptionAsked') }
  })

  route(app, contract.confirmSubscription, { rateLimit: LINKS }, async ({ body, language: spoken, actor }) => {
    const confirmed = await confirmSubscription(ctx, actor, body.token)
    if (!confirmed.ok) return { refuse: confirmed.refusal.code }
    return { status: 200, body: done(spoken, 'subscriptionConfirmed') }
  })

  route(app, contract.unsubscribe, { rateLimit: LINKS }, async ({ body, language: spoken, actor }) => {
    const ended = await unsubscribe(ctx, actor, body.token)
    if (!ended.ok) return { refuse: ended.refusal.code }
    return { status: 200, body: done(spoken, 'subscriptionEnded') }
  })

  void app.register(async (scope) => oneClickRoutes(scope, ctx))
}

const params = z.strictObject({ language, token })

/**
 * The address in the header of every newsletter (RFC 8058). A mail program posts to it and is done; a person who is
 * led there gets the page with its button. Not in the contract: only mail programs call it, in a form of their own.
 */
function oneClickRoutes(app: FastifyInstance, ctx: Context): void {
  const url = '/api/newsletter/unsubscribe/:language/:token'
  const common = { schema: { params, hide: true }, config: { access: 'visitor' as const, rateLimit: ONE_CLICKS } }
  // The body says 'List-Unsubscribe=One-Click' and nothing else that we need to know.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: 4_096 },
    (_request, _body, read) => {
      read(null)
    },
  )
  app.post<{ Params: z.infer<typeof params> }>(url, common, async (request, reply) => {
    const ended = await unsubscribe(ctx, visitorOf(request), request.params.token)
    if (!ended.ok) return await sendRefusal(request, reply, { refuse: ended.refusal.code })
    return await reply.send(done(request.params.language, 'subscriptionEnded'))
  })
  app.get<{ Params: z.infer<typeof params> }>(url, common, async (request, reply) => {
    const site = { origin: '', language: request.params.language }
    return await reply.redirect(tokenUrl(site, '/newsletter/unsubscribe', request.params.token), 303)
  })
}
