import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/account-settings.ts'
import type { OwnSession } from '#contract/account-settings.ts'
import { deleteAccount as deleteAccountCall, getOwnData, getOwnDataPdf } from '#contract/own-data.ts'
import type { OwnSessionRow } from '#store/session.ts'
import { draw } from '#documents/draw.ts'
import { changePassword } from '#usecases/account/change-password.ts'
import { deleteAccount } from '#usecases/account/delete-account.ts'
import { endSession } from '#usecases/account/end-session.ts'
import { endSessions } from '#usecases/account/end-sessions.ts'
import { listSessions } from '#usecases/account/list-sessions.ts'
import { mailSettings } from '#usecases/account/mail-settings.ts'
import { ownData } from '#usecases/account/own-data.ts'
import { setLanguage } from '#usecases/account/set-language.ts'
import { endOwnNewsletter } from '#usecases/newsletter/end-own.ts'
import type { Context } from '#usecases/context.ts'
import { keepDevice } from './device-cookie.ts'
import { done } from './done.ts'
import { ownDataFileName, ownDataPaper } from '#documents/own-data-paper.ts'
import { presentOwnData } from './own-data-presenter.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

/** Limit of calls that check a password: hashing takes processor time even if the password is right. */
const PASSWORDS = { max: 10, windowSeconds: 60 }

/** Calls with which customers change the settings of their accounts. */
export function accountSettingsRoutes(app: FastifyInstance, ctx: Context): void {
  sessionListRoutes(app, ctx)
  mailRoutes(app, ctx)
  ownDataRoutes(app, ctx)

  route(app, contract.changePassword, { rateLimit: PASSWORDS }, async (call) => {
    const changed = await changePassword(ctx, call.actor, call.body)
    if (!changed.ok) return refused(changed.refusal)
    const cookie = keepDevice(changed.value, ctx.origin)
    return { status: 200, body: done(call.language, 'passwordChanged'), cookie }
  })
}

function mailRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getMailSettings, async ({ actor }) => ({
    status: 200,
    body: await mailSettings(ctx, actor),
  }))

  route(app, contract.setLanguage, async ({ actor, body, language }) => {
    await setLanguage(ctx, actor, { language: body.language })
    return { status: 200, body: done(language, 'languageSet') }
  })

  route(app, contract.endOwnNewsletter, async ({ actor, language }) => {
    await endOwnNewsletter(ctx, actor)
    return { status: 200, body: done(language, 'subscriptionEnded') }
  })
}

function ownDataRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, getOwnData, { rateLimit: PASSWORDS }, async (call) => {
    const found = await ownData(ctx, call.actor, { ...call.body, format: 'json' })
    return found.ok ? { status: 200, body: presentOwnData(found.value, call.language) } : refused(found.refusal)
  })

  route(app, getOwnDataPdf, { rateLimit: PASSWORDS }, async (call) => {
    const found = await ownData(ctx, call.actor, { ...call.body, format: 'pdf' })
    if (!found.ok) return refused(found.refusal)
    const data = presentOwnData(found.value, call.language)
    const paper = ownDataPaper(data, call.language, await ctx.catalogue())
    const bytes = await draw({ kind: 'own_data', paper })
    return { file: { name: ownDataFileName(data, call.language), bytes } }
  })

  route(app, deleteAccountCall, { rateLimit: PASSWORDS }, async (call) => {
    const deleted = await deleteAccount(ctx, call.actor, call.body)
    return deleted.ok ? { status: 200, body: done(call.language, 'accountDeleted') } : refused(deleted.refusal)
  })
}

function sessionListRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getSessions, async ({ actor }) => {
    const sessions = (await listSessions(ctx, actor)).map((row) => presentSession(row, actor.session))
    return {
      status: 200,
      body: { sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) },
    }
  })

  route(app, contract.endSession, async ({ actor, params, language }) => {
    const ended = await endSession(ctx, actor, { id: params.id })
    return ended.ok ? { status: 200, body: done(language, 'sessionEnded') } : refused(ended.refusal)
  })

  route(app, contract.endSessions, async ({ actor, query, language }) => {
    const keepThis = query.keepThis === 'true'
    await endSessions(ctx, actor, { keep: keepThis ? actor.session : null })
    return { status: 200, body: done(language, keepThis ? 'otherSessionsEnded' : 'signedOut') }
  })
}

function presentSession(row: OwnSessionRow, current: string): OwnSession {
  return {
    id: row.id,
    startedAt: row.created_at.toISOString(),
    lastSeenAt: row.seen_at.toISOString(),
    browser: row.browser,
    system: row.system,
    current: row.id === current,
  }
}
