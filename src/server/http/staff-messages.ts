import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/staff-messages.ts'
import { answerContactMessage } from '#usecases/contact/answer-contact-message.ts'
import { contactInbox } from '#usecases/contact/contact-inbox.ts'
import { moveContactMessage } from '#usecases/contact/move-contact-message.ts'
import { noteContactWriting } from '#usecases/contact/note-contact-writing.ts'
import { showContactMessage } from '#usecases/contact/show-contact-message.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { placeAfter, presentMessage, presentRow, textOfPlace } from './message-presenter.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

/** Calls for the messages of the contact form. */
export function staffMessageRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getMessages, async ({ actor, query }) => {
    const { part, branch = null, after } = query
    const found = await contactInbox(ctx, actor, { part, branch, after: placeAfter(after) })
    if (!found.ok) return refused(found.refusal)
    const { messages, next, open } = found.value
    return { status: 200, body: { messages: messages.map(presentRow), next: textOfPlace(next), open } }
  })

  route(app, contract.getMessage, async ({ actor, params }) => {
    const found = await showContactMessage(ctx, actor, params)
    if (!found.ok) return refused(found.refusal)
    return { status: 200, body: presentMessage(found.value, await ctx.catalogue(), ctx.now()) }
  })

  route(app, contract.moveMessage, async ({ actor, params, body, language }) => {
    const moved = await moveContactMessage(ctx, actor, { ...params, ...body })
    return moved.ok ? { status: 200, body: done(language, 'messageMoved') } : refused(moved.refusal)
  })

  route(app, contract.answerMessage, async ({ actor, params, body, language }) => {
    const answered = await answerContactMessage(ctx, actor, { ...params, ...body })
    return answered.ok ? { status: 201, body: done(language, 'messageAnswered') } : refused(answered.refusal)
  })

  route(app, contract.noteWriting, { quiet: true }, async ({ actor, params, language }) => {
    const noted = await noteContactWriting(ctx, actor, params)
    return noted.ok ? { status: 200, body: done(language, 'messageMoved') } : refused(noted.refusal)
  })
}
