import type { FastifyInstance } from 'fastify'

import { company } from '#content/company.ts'
import { sendContactMessage, type ContactPlace } from '#contract/contact.ts'
import { sendMessage } from '#usecases/contact/send-message.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { hashOf } from './request-hash.ts'
import { route } from './route.ts'

/** What makes us write mails. Beyond that an address sends five an hour (usecases/contact/send-message.ts). */
const MESSAGES = { max: 10, windowSeconds: 900 }

const branchIds: Record<ContactPlace, number | null> = {
  general: null,
  tempelhof: company.branches.tempelhof.id,
  airport: company.branches.airport.id,
}

export function contactRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, sendContactMessage, { rateLimit: MESSAGES }, async ({ body, headers }) => {
    // How long it took may differ in a retry.
    const { filledMs: _time, ...asked } = body
    const keyed = { key: headers['idempotency-key'], requestHash: hashOf(asked) }
    const sent = await sendMessage(ctx, { ...body, branch: branchIds[body.branch], keyed })
    if (!sent.ok) return { refuse: sent.refusal.code }
    return { status: 201, body: done(body.language, 'messageReceived') }
  })
}
