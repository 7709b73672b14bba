import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

import { newsletterConsent } from '#content/consent.ts'
import * as contract from '#contract/newsletter.ts'
import { language, token } from '#contract/values.ts'
import { tokenUrl } from '#words/page-urls.ts'
import { confirmSubscription } from '#usecases/newsletter/confirm.ts'
import { subscribe } from '#usecases/newsletter/subscribe.ts'
import { unsubscribe } from '#usecases/newsletter/unsubscribe.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { sendRefusal } from './refusal.ts'
import { visitorOf } from './let-in.ts'
import { route } from './route.ts'

/** Limit of calls that cause a letter. In addition, an address gets one an hour (usecases/newsletter/subscribe.ts). */
const LETTERS = { max: 10, windowSeconds: 900 }
const LINKS = { max: 10, windowSeconds: 60 }
/** Limit of one-click calls, high because a mail provider's servers call for many of its users. */
const ONE_CLICKS = { max: 300, timeWindow: 60_000, inProcess: true }

export function newsletterRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.subscribe, { rateLimit: LETTERS, evenTime: true }, async ({ body, actor }) => {
    const { email, language: spoken, consent } = body
    // A visitor cannot agree to a text that has been replaced since.
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
 * Call for one-click unsubscribing (RFC 8058), named in the header of every newsletter. A mail program posts to it; a
 * person who opens the address gets the page with the button. It is not in the contract, because only mail programs
 * call it, in their own form.
 */
function oneClickRoutes(app: FastifyInstance, ctx: Context): void {
  const url = '/api/newsletter/unsubscribe/:language/:token'
  const common = { schema: { params, hide: true }, config: { access: 'visitor' as const, rateLimit: ONE_CLICKS } }
  // The body is always 'List-Unsubscribe=One-Click', so it is not read.
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
