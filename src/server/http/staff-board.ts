import type { FastifyInstance } from 'fastify'

import type { ErrorCode } from '#contract/errors.ts'
import * as contract from '#contract/staff-board.ts'
import type { LastChange } from '#domain/actor.ts'
import { carNeeds, metBy } from '#domain/car-needs.ts'
import { hearChanges } from '#usecases/board/hear-changes.ts'
import { showBoard } from '#usecases/board/show-board.ts'
import { noteCall } from '#usecases/booking/note-call.ts'
import { withdrawCall } from '#usecases/booking/withdraw-call.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { withdrawReady } from '#usecases/fleet/withdraw-ready.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'
import { presentBoard } from './staff-board-presenter.ts'

/** Refusals that the page explains; all others say that there is no such car. */
const readyProblems: Readonly<Record<string, ErrorCode>> = {
  forbidden: 'forbidden',
  car_changed: 'car_changed',
  nothing_seen: 'invalid_input',
}

const refusedReady = (refusal: { code: string; last?: LastChange | null }) =>
  refused({ code: readyProblems[refusal.code] ?? 'not_found', last: refusal.last ?? null })

/** Calls for the board of the day, and the line that keeps it up to date. */
export function staffBoardRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getBoard, async ({ actor, query: { branch, day } }) => {
    const found = await showBoard(ctx, actor, { branch, day: day ?? null })
    return found.ok ? { status: 200, body: presentBoard(found.value) } : refused(found.refusal)
  })

  route(app, contract.noteCall, async ({ actor, params, body, language }) => {
    const noted = await noteCall(ctx, actor, { ...params, ...body })
    return noted.ok ? { status: 200, body: done(language, 'callNoted') } : refused(noted.refusal)
  })

  route(app, contract.withdrawCall, async ({ actor, params, language }) => {
    const withdrawn = await withdrawCall(ctx, actor, params)
    return withdrawn.ok ? { status: 200, body: done(language, 'callWithdrawn') } : refused(withdrawn.refusal)
  })

  route(app, contract.reportCarReady, async ({ actor, params: { plate }, body: { entry, ...met } }) => {
    const { rules } = await ctx.catalogue()
    const needs = carNeeds.filter((need) => met[need])
    const noted = await noteCar(ctx, actor, { plate, seen: metBy(needs, rules), at: null, lastSeen: entry })
    if (noted.ok) return { status: 200, body: { entry: noted.value.entry } }
    return refusedReady(noted.refusal)
  })

  route(app, contract.withdrawReady, async ({ actor, params: { plate }, query: { entry }, language }) => {
    const withdrawn = await withdrawReady(ctx, actor, { plate, entry })
    if (withdrawn.ok) return { status: 200, body: done(language, 'readyWithdrawn') }
    return refusedReady(withdrawn.refusal)
  })

  route(app, contract.getStaffEvents, { quiet: true }, async ({ actor }) => ({
    events: (say) =>
      hearChanges(ctx, actor, (change) => {
        if (change === null) say('gap', null)
        else say('change', change)
      }),
  }))
}
