import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

import * as contract from '#contract/staff-documents.ts'
import { STAMP_TRIES } from '#domain/document.ts'
import { documentQueue } from '#usecases/document/document-queue.ts'
import { readPage } from '#usecases/document/read-page.ts'
import { reopenDocument } from '#usecases/document/reopen-document.ts'
import { reviewDocument } from '#usecases/document/review-document.ts'
import { showDocument } from '#usecases/document/show-document.ts'
import type { Queued } from '#usecases/document/steps/open-typed.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

const PAGES = { max: 300, windowSeconds: 60 }

/** Calls for reviewing documents. */
export function staffDocumentRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getDocumentQueue, async ({ actor, query }) => {
    const found = await documentQueue(ctx, actor, query)
    if (!found.ok) return refused(found.refusal)
    const { waiting, count } = found.value
    return { status: 200, body: { waiting: waiting.map(presentQueued), count } }
  })

  route(app, contract.getStaffDocument, async ({ actor, params }) => {
    const found = await showDocument(ctx, actor, params.id)
    return found.ok ? { status: 200, body: presentQueued(found.value) } : refused(found.refusal)
  })

  route(app, contract.getQueuedPage, { rateLimit: PAGES, quiet: true }, async ({ actor, params }) => {
    const drawn = await readPage(ctx, actor, params)
    return drawn.ok ? { file: { bytes: drawn.value } } : refused(drawn.refusal)
  })

  route(app, contract.reviewDocument, async ({ actor, params, body, language }) => {
    const { chosen, words, ...seen } = body
    const refusal = chosen === null ? words : { chosen }
    const reviewed = await reviewDocument(ctx, actor, { id: params.id, refusal, seen })
    if (!reviewed.ok) return refused(reviewed.refusal)
    const decidedAt = reviewed.value.reviewed_at.toISOString()
    return { status: 200, body: { ...done(language, 'documentReviewed'), decidedAt } }
  })

  route(app, contract.reopenDocument, async ({ actor, params, query, language }) => {
    const reopened = await reopenDocument(ctx, actor, { id: params.id, decidedAt: new Date(query.decidedAt) })
    return reopened.ok ? { status: 200, body: done(language, 'documentReopened') } : refused(reopened.refusal)
  })
}

function presentQueued({ row, profile, rental }: Queued): z.input<typeof contract.queuedDocument> {
  return {
    id: row.id,
    kind: row.kind,
    expiry: row.expiry,
    pages: row.pages,
    drawable: row.stamped || row.stamp_tries < STAMP_TRIES,
    uploadedAt: row.uploaded_at.toISOString(),
    customer: {
      id: row.customer_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      dateOfBirth: row.date_of_birth,
    },
    profile: {
      passportNo: profile.passportNo ?? null,
      passportExpiry: profile.passportExpiry ?? null,
      idCardNo: profile.idCardNo ?? null,
      idCardExpiry: profile.idCardExpiry ?? null,
      licenseNo: profile.LicenseNo ?? null,
      licenseIssue: profile.licenseIssue ?? null,
      licenseExpiry: profile.licenseExpiry ?? null,
    },
    rental:
      row.next_start === null || row.next_end === null
        ? null
        : {
            start: row.next_start,
            end: row.next_end,
            name: row.driver_name ?? '',
            dateOfBirth: row.driver_born,
            passportNo: rental.passportNumber ?? null,
            licenseNo: rental.licenseNumber ?? null,
            licenseExpiry: row.driver_expiry,
          },
    decision:
      row.state === 'pending' || row.reviewed_at === null
        ? null
        : { state: row.state, at: row.reviewed_at.toISOString(), by: row.reviewer, reason: row.reason },
  }
}
