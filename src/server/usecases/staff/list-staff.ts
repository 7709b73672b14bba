import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { lastUse } from '#domain/session.ts'
import { listInvitations, type InvitationRow } from '#store/staff-invitation.ts'
import { listTeam, type ColleagueRow } from '#store/team.ts'
import type { Context } from '../context.ts'

interface Team {
  colleagues: ColleagueRow[]
  invitations: InvitationRow[]
}

/** Lists everybody who works here, has left or is invited, with their open sessions. */
export async function listStaff(ctx: Context, actor: Actor): Promise<Outcome<Team, Forbidden>> {
  if (!may(actor, 'listStaff')) return forbidden('listStaff')
  const { rules } = await ctx.catalogue()
  const now = ctx.now()
  const [colleagues, invitations] = await Promise.all([
    listTeam(ctx.db, now, lastUse(rules, now)),
    listInvitations(ctx.db),
  ])
  return { ok: true, value: { colleagues, invitations } }
}
