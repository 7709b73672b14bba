import type * as z from 'zod/mini'

import type * as contract from '#contract/staff-team.ts'
import type { listStaff } from '#usecases/staff/list-staff.ts'

type Team = Extract<Awaited<ReturnType<typeof listStaff>>, { ok: true }>['value']
type Shown = z.input<(typeof contract.getTeam)['answers'][200]>

/** Presents everybody who works here, and who is invited. */
export function presentTeam({ colleagues, invitations }: Team): Shown {
  return {
    colleagues: colleagues.map((row) => ({
      id: row.account,
      email: row.email,
      name: row.name,
      role: row.role,
      branches: row.everywhere ? null : row.branches,
      active: row.active,
      secondFactor: row.second_factor,
      seenAt: row.seen_at?.toISOString() ?? null,
      sessions: row.sessions.map(({ id, createdAt, seenAt, browser, system }) => ({
        id,
        since: new Date(createdAt).toISOString(),
        seenAt: new Date(seenAt).toISOString(),
        browser,
        system,
      })),
      version: row.version,
    })),
    invitations: invitations.map(({ id, email, name, role, branches, created_at: at, expires_at: expiresAt }) => ({
      id,
      email,
      name,
      role,
      branches,
      invitedAt: at.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
