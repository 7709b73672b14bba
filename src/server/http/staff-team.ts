import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/staff-team.ts'
import type { AccountId } from '#domain/ids.ts'
import { resetSecondFactor } from '#usecases/account/reset-second-factor.ts'
import { acceptInvitation } from '#usecases/staff/accept-invitation.ts'
import { changeStaff } from '#usecases/staff/change-staff.ts'
import { endStaffSession } from '#usecases/staff/end-staff-session.ts'
import { endStaff } from '#usecases/staff/end-staff.ts'
import { inviteStaff } from '#usecases/staff/invite-staff.ts'
import { listStaff } from '#usecases/staff/list-staff.ts'
import { viewInvitation } from '#usecases/staff/view-invitation.ts'
import { withdrawInvitation } from '#usecases/staff/withdraw-invitation.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'
import { presentTeam } from './team-presenter.ts'

const LETTERS = { max: 30, windowSeconds: 60 }
const LINKS = { max: 10, windowSeconds: 60 }

/** Calls for staff, their roles and their sessions. */
export function staffTeamRoutes(app: FastifyInstance, ctx: Context): void {
  invitationRoutes(app, ctx)
  colleagueRoutes(app, ctx)
}

function invitationRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.inviteStaff, { rateLimit: LETTERS }, async ({ actor, body, language }) => {
    const invited = await inviteStaff(ctx, actor, { ...body, branches: body.branches ?? 'all' })
    return invited.ok ? { status: 201, body: done(language, 'invited') } : refused(invited.refusal)
  })

  route(app, contract.withdrawInvitation, async ({ actor, params, language }) => {
    const gone = await withdrawInvitation(ctx, actor, params)
    return gone.ok ? { status: 200, body: done(language, 'invitationWithdrawn') } : refused(gone.refusal)
  })

  route(app, contract.viewInvitation, { rateLimit: LINKS }, async ({ actor, body }) => {
    const found = await viewInvitation(ctx, actor, body)
    if (!found.ok) return refused(found.refusal)
    const { email, name, role, hasPassword, expires_at: expiresAt } = found.value
    return { status: 200, body: { email, name, role, hasPassword, expiresAt: expiresAt.toISOString() } }
  })

  route(app, contract.acceptInvitation, { rateLimit: LINKS }, async ({ actor, body }) => {
    const accepted = await acceptInvitation(ctx, actor, body)
    return accepted.ok ? { status: 200, body: accepted.value } : refused(accepted.refusal)
  })
}

function colleagueRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getTeam, async ({ actor }) => {
    const team = await listStaff(ctx, actor)
    return team.ok ? { status: 200, body: presentTeam(team.value) } : refused(team.refusal)
  })

  route(app, contract.changeStaff, async ({ actor, params, body, language }) => {
    const change = { ...body, branches: body.branches ?? ('all' as const), account: params.id }
    const changed = await changeStaff(ctx, actor, change)
    return changed.ok ? { status: 200, body: done(language, 'staffChanged') } : refused(changed.refusal)
  })

  route(app, contract.endStaff, async ({ actor, params, language }) => {
    const ended = await endStaff(ctx, actor, { account: params.id })
    return ended.ok ? { status: 200, body: done(language, 'staffEnded') } : refused(ended.refusal)
  })

  route(app, contract.resetStaffFactor, async ({ actor, params, language }) => {
    const reset = await resetSecondFactor(ctx, actor, { account: params.id as AccountId })
    if (reset.ok) return { status: 200, body: done(language, 'factorReset') }
    const { code } = reset.refusal
    return refused({ code: code === 'no_account' ? 'no_staff' : code })
  })

  route(app, contract.endStaffSession, async ({ actor, params, language }) => {
    const ended = await endStaffSession(ctx, actor, { account: params.id, session: params.session })
    return ended.ok ? { status: 200, body: done(language, 'sessionEnded') } : refused(ended.refusal)
  })
}
