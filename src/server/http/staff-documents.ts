import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

import * as contract from '#contract/staff-documents.ts'
import { STAMP_TRIES } from '#domain/document.ts'
import { documentQueue } from '#usecases/document/document-queue.ts'
import { readPage } from '#usecases/document/read-page.ts'
import { reviewDocument } from '#usecases/document/review-document.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

const PAGES = { max: 300, windowSeconds: 60 }

type Queued = Extract<Awaited<ReturnType<typeof documentQueue>>, { ok: true }>['value']['waiting'][number]

/** Calls for reviewing documents. */
export function staffDocumentRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getDocumentQueue, async ({ actor }) => {
    const found = await documentQueue(ctx, actor)
    if (!found.ok) return refused(found.refusal)
    const { waiting, count } = found.value
    return { status: 200, body: { waiting: waiting.map(presentQueued), count } }
  })

  route(app, contract.getQueuedPage, { rateLimit: PAGES, quiet: true }, async ({ actor, params }) => {
    const drawn = await readPage(ctx, actor, params)
    return drawn.ok ? { file: { bytes: drawn.value } } : refused(drawn.refusal)
  })

  route(app, contract.reviewDocument, async ({ actor, params, body, language }) => {
    const { chosen, words, ...seen } = body
    const refusal = chosen === null ? words : { chosen }
    const reviewed = await reviewDocument(ctx, actor, { id: params.id, refusal, seen })
    return reviewed.ok ? { status: 200, body: done(language, 'documentReviewed') } : refused(reviewed.refusal)
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
            passportNo: rental.passportNumber ?? null,
            licenseNo: rental.licenseNumber ?? null,
            licenseExpiry: row.driver_expiry,
          },
  }
}
