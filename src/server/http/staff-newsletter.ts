import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/staff-newsletter.ts'
import { createIssue } from '#usecases/newsletter/create-issue.ts'
import { endSubscription } from '#usecases/newsletter/end-subscription.ts'
import { exportSubscribers } from '#usecases/newsletter/export-subscribers.ts'
import { findSubscribers } from '#usecases/newsletter/find-subscribers.ts'
import { listIssues } from '#usecases/newsletter/list-issues.ts'
import { previewIssue } from '#usecases/newsletter/preview-issue.ts'
import { removeIssue } from '#usecases/newsletter/remove-issue.ts'
import { saveIssue } from '#usecases/newsletter/save-issue.ts'
import { sendIssue } from '#usecases/newsletter/send-issue.ts'
import { showIssue } from '#usecases/newsletter/show-issue.ts'
import { stopIssue } from '#usecases/newsletter/stop-issue.ts'
import { testIssue } from '#usecases/newsletter/test-issue.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { presentIssue, presentIssueRow, presentSubscriber } from './issue-presenter.ts'
import { placeAfter, textOfPlace } from './message-presenter.ts'
import { refused } from './refusal.ts'
import { keyedBy } from './request-hash.ts'
import { route } from './route.ts'
import { csvType } from './csv-file.ts'
import { subscriberCsv } from './subscriber-csv.ts'

const LETTERS = { max: 30, windowSeconds: 60 }
const FILES = { max: 10, windowSeconds: 60 }

/** Calls for the newsletter and its readers. */
export function staffNewsletterRoutes(app: FastifyInstance, ctx: Context): void {
  draftRoutes(app, ctx)
  sendingRoutes(app, ctx)
  subscriberRoutes(app, ctx)
}

function draftRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getIssues, async ({ actor }) => {
    const found = await listIssues(ctx, actor)
    return found.ok ? { status: 200, body: { issues: found.value.map(presentIssueRow) } } : refused(found.refusal)
  })

  route(app, contract.getIssue, async ({ actor, params }) => {
    const found = await showIssue(ctx, actor, params)
    return found.ok ? { status: 200, body: presentIssue(found.value) } : refused(found.refusal)
  })

  route(app, contract.createIssue, async ({ actor, body, headers }) => {
    const made = await createIssue(ctx, actor, { ...body, keyed: keyedBy(headers, body) })
    return made.ok ? { status: 201, body: made.value } : refused(made.refusal)
  })

  route(app, contract.saveIssue, async ({ actor, params, body }) => {
    const saved = await saveIssue(ctx, actor, { ...params, ...body })
    return saved.ok ? { status: 200, body: saved.value } : refused(saved.refusal)
  })

  route(app, contract.removeIssue, async ({ actor, params, query, language }) => {
    const gone = await removeIssue(ctx, actor, { ...params, ...query })
    return gone.ok ? { status: 200, body: done(language, 'issueRemoved') } : refused(gone.refusal)
  })
}

function sendingRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.previewIssue, async ({ actor, body }) => {
    const shown = await previewIssue(ctx, actor, body)
    return shown.ok ? { status: 200, body: shown.value } : refused(shown.refusal)
  })

  route(app, contract.testIssue, { rateLimit: LETTERS }, async ({ actor, body }) => {
    const sent = await testIssue(ctx, actor, body)
    return sent.ok ? { status: 200, body: sent.value } : refused(sent.refusal)
  })

  route(app, contract.sendIssue, async ({ actor, params, body }) => {
    const started = await sendIssue(ctx, actor, { ...params, ...body })
    return started.ok ? { status: 200, body: started.value } : refused(started.refusal)
  })

  route(app, contract.stopIssue, async ({ actor, params, language }) => {
    const stopped = await stopIssue(ctx, actor, params)
    return stopped.ok ? { status: 200, body: done(language, 'issueStopped') } : refused(stopped.refusal)
  })
}

function subscriberRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getSubscribers, async ({ actor, query }) => {
    const { state, email = '', after } = query
    const found = await findSubscribers(ctx, actor, { state, email, after: placeAfter(after) })
    if (!found.ok) return refused(found.refusal)
    const { rows, next, counts, proofYears } = found.value
    const subscribers = rows.map(presentSubscriber)
    return { status: 200, body: { subscribers, next: textOfPlace(next), counts, proofYears } }
  })

  route(app, contract.exportSubscribers, { rateLimit: FILES }, async ({ actor, query, language }) => {
    const { state, email = '' } = query
    const found = await exportSubscribers(ctx, actor, { state, email })
    if (!found.ok) return refused(found.refusal)
    const name = language === 'de' ? 'newsletter-abonnenten.csv' : 'newsletter-subscribers.csv'
    const bytes = subscriberCsv(found.value, state, language)
    return { file: { name, bytes, mediaType: csvType } }
  })

  route(app, contract.endSubscription, async ({ actor, params, language }) => {
    const ended = await endSubscription(ctx, actor, params)
    return ended.ok ? { status: 200, body: done(language, 'subscriberEnded') } : refused(ended.refusal)
  })
}
