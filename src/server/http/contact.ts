import type { FastifyInstance } from 'fastify'

import { GENERAL, sendContactMessage } from '#contract/contact.ts'
import { sendMessage } from '#usecases/contact/send-message.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { keyedBy } from './request-hash.ts'
import { route } from './route.ts'

/** Limit of calls that cause letters. In addition, an address can send five messages an hour (usecases/contact/send-message.ts). */
const MESSAGES = { max: 10, windowSeconds: 900 }

export function contactRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, sendContactMessage, { rateLimit: MESSAGES }, async ({ body, headers, actor }) => {
    // A retry is the same call although its time differs.
    const { filledMs: _time, ...asked } = body
    const { branches } = await ctx.catalogue()
    const branch = branches.find(({ code }) => code === body.branch)
    if (branch === undefined && body.branch !== GENERAL)
      return { refuse: 'invalid_input', fields: { branch: 'not_a_choice' } }
    const keyed = keyedBy(headers, asked)
    const sent = await sendMessage(ctx, actor, { ...body, branch: branch?.id ?? null, keyed })
    if (!sent.ok) return { refuse: sent.refusal.code }
    return { status: 201, body: done(body.language, 'messageReceived') }
  })
}
