import type { FastifyInstance } from 'fastify'

import * as presence from '#contract/staff-presence.ts'
import { listPresence } from '#usecases/booking/list-presence.ts'
import { notePresence } from '#usecases/booking/note-presence.ts'
import type { Context } from '#usecases/context.ts'
import { notePagePresence } from '#usecases/staff/note-page-presence.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

/** Calls by which colleagues see each other at a booking or at another page. */
export function staffPresenceRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, presence.getStaffPresence, { quiet: true }, async ({ actor }) => {
    const found = await listPresence(ctx, actor)
    if (!found.ok) return refused(found.refusal)
    const present = found.value.map((row) => ({ reference: row.reference, ...presentColleague(row) }))
    return { status: 200, body: { present } }
  })

  route(app, presence.noteStaffPresence, { quiet: true }, async ({ params, body, actor, language }) => {
    const noted = await notePresence(ctx, actor, { ...params, ...body })
    return noted.ok ? { status: 200, body: done(language, 'presenceNoted') } : refused(noted.refusal)
  })

  route(app, presence.noteStaffPagePresence, { quiet: true }, async ({ params, body, actor }) => {
    const noted = await notePagePresence(ctx, actor, { ...params, ...body })
    if (!noted.ok) return refused(noted.refusal)
    return { status: 200, body: { present: noted.value.map(presentColleague) } }
  })
}

const presentColleague = ({ name, edits }: { name: string; edits: boolean }): presence.Present => ({
  name,
  doing: edits ? 'edits' : 'reads',
})
