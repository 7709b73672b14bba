import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/staff-privacy.ts'
import { draw } from '#documents/draw.ts'
import { ownDataFileName, ownDataPaper } from '#documents/own-data-paper.ts'
import type { CustomerId } from '#domain/ids.ts'
import { answerPrivacyRequest } from '#usecases/privacy/answer-privacy-request.ts'
import { changePrivacyRequest } from '#usecases/privacy/change-privacy-request.ts'
import { copyPersonData } from '#usecases/privacy/copy-person-data.ts'
import { endPersonNewsletter } from '#usecases/privacy/end-person-newsletter.ts'
import { erasePerson } from '#usecases/privacy/erase-person.ts'
import { filePrivacyRequest } from '#usecases/privacy/file-privacy-request.ts'
import { liftRestriction } from '#usecases/privacy/lift-restriction.ts'
import { listPrivacyRequests } from '#usecases/privacy/list-privacy-requests.ts'
import { putOffPrivacyRequest } from '#usecases/privacy/put-off-privacy-request.ts'
import { restrictPerson } from '#usecases/privacy/restrict-person.ts'
import { showPrivacyRequest } from '#usecases/privacy/show-privacy-request.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { presentOwnData } from './own-data-presenter.ts'
import { presentPrivacyRequest, presentPrivacyRow } from './privacy-presenter.ts'
import { refused } from './refusal.ts'
import { keyedBy } from './request-hash.ts'
import { route } from './route.ts'

/** Copies that a colleague may have made in a while. */
const FILES = { max: 20, windowSeconds: 600 }

/** Calls for requests under the GDPR. */
export function staffPrivacyRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getPrivacyRequests, async ({ actor, query: { part, after } }) => {
    const found = await listPrivacyRequests(ctx, actor, { part, before: after === undefined ? null : new Date(after) })
    if (!found.ok) return refused(found.refusal)
    const { requests, next } = found.value
    return { status: 200, body: { requests: requests.map(presentPrivacyRow), next: next?.toISOString() ?? null } }
  })

  route(app, contract.getPrivacyRequest, async ({ actor, params }) => {
    const found = await showPrivacyRequest(ctx, actor, params)
    return found.ok ? { status: 200, body: presentPrivacyRequest(found.value) } : refused(found.refusal)
  })

  route(app, contract.filePrivacyRequest, async ({ actor, body, headers }) => {
    const customer = body.customer as CustomerId | null
    const filed = await filePrivacyRequest(ctx, actor, { ...body, customer, keyed: keyedBy(headers, body) })
    return filed.ok ? { status: 201, body: filed.value } : refused(filed.refusal)
  })

  route(app, contract.changePrivacyRequest, async ({ actor, params, body, language }) => {
    const changed = await changePrivacyRequest(ctx, actor, { ...params, ...body })
    return changed.ok ? { status: 200, body: done(language, 'requestSaved') } : refused(changed.refusal)
  })

  route(app, contract.putOffPrivacyRequest, async ({ actor, params, body, language }) => {
    const later = await putOffPrivacyRequest(ctx, actor, { ...params, ...body })
    return later.ok ? { status: 200, body: done(language, 'requestPutOff') } : refused(later.refusal)
  })

  route(app, contract.answerPrivacyRequest, async ({ actor, params, body, language }) => {
    const answered = await answerPrivacyRequest(ctx, actor, { ...params, ...body })
    return answered.ok ? { status: 201, body: done(language, 'messageAnswered') } : refused(answered.refusal)
  })

  actRoutes(app, ctx)
}

/** Acts of the product itself that a request can ask for. */
function actRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.copyPersonData, { rateLimit: FILES }, async ({ actor, params, body }) => {
    const found = await copyPersonData(ctx, actor, { ...params, ...body })
    if (!found.ok) return refused(found.refusal)
    const { language } = found.value
    const data = presentOwnData(found.value, language)
    const name = ownDataFileName(data, language)
    if (body.format === 'json') {
      const bytes = Buffer.from(JSON.stringify(data, null, 2))
      return { file: { name: name.replace(/pdf$/, 'json'), bytes, mediaType: 'application/json; charset=utf-8' } }
    }
    const paper = ownDataPaper(data, language, await ctx.catalogue(), 'staff')
    return { file: { name, bytes: await draw({ kind: 'own_data', paper }) } }
  })

  route(app, contract.erasePerson, async ({ actor, params, body, language }) => {
    const erased = await erasePerson(ctx, actor, { ...params, ...body })
    return erased.ok ? { status: 200, body: done(language, 'requestSaved') } : refused(erased.refusal)
  })

  route(app, contract.endPersonNewsletter, async ({ actor, params, body, language }) => {
    const ended = await endPersonNewsletter(ctx, actor, { ...params, ...body })
    return ended.ok ? { status: 200, body: done(language, 'requestSaved') } : refused(ended.refusal)
  })

  route(app, contract.restrictPerson, async ({ actor, params, body, language }) => {
    const restricted = await restrictPerson(ctx, actor, { ...params, ...body })
    return restricted.ok ? { status: 200, body: done(language, 'requestSaved') } : refused(restricted.refusal)
  })

  route(app, contract.liftRestriction, async ({ actor, params, body }) => {
    const lifted = await liftRestriction(ctx, actor, { ...params, ...body })
    return lifted.ok ? { status: 200, body: { liftsOn: lifted.value } } : refused(lifted.refusal)
  })
}
