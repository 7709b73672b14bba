import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/staff-plan.ts'
import { toLocal } from '#domain/berlin-time.ts'
import type { Forbidden } from '#domain/rights.ts'
import type { Trouble } from '#domain/plan-act.ts'
import { changePlan } from '#usecases/plan/change-plan.ts'
import { judgeCars } from '#usecases/plan/judge-cars.ts'
import { listOtherCars } from '#usecases/plan/list-other-cars.ts'
import { listPlanCars } from '#usecases/plan/list-plan-cars.ts'
import { listPlanRows } from '#usecases/plan/list-plan-rows.ts'
import { listUnplaced } from '#usecases/plan/list-unplaced.ts'
import { showPlan } from '#usecases/plan/show-plan.ts'
import { suggestMoves } from '#usecases/plan/suggest-moves.ts'
import { tryPlan } from '#usecases/plan/try-plan.ts'
import type { Context } from '#usecases/context.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'
import {
  presentApplied,
  presentBar,
  presentJudged,
  presentOtherCars,
  presentPage,
  presentUnplaced,
  presentVerdict,
} from './staff-plan-presenter.ts'

/** Calls of the planner: reading it, trying an act, doing it. */
export function staffPlanRoutes(app: FastifyInstance, ctx: Context): void {
  readingRoutes(app, ctx)

  route(app, contract.judgePlanCars, async ({ actor, params, query }) => {
    const judged = await judgeCars(ctx, actor, { id: Number(params.id), waiting: query.waiting === 'true' })
    if (!judged.ok) return refused(judged.refusal)
    return { status: 200, body: presentJudged(judged.value) }
  })

  route(app, contract.getStaffOtherCars, async ({ actor, params: { reference }, language }) => {
    const found = await listOtherCars(ctx, actor, reference)
    return found.ok ? { status: 200, body: presentOtherCars(found.value, language) } : refused(found.refusal)
  })

  route(app, contract.tryPlanAct, async ({ actor, body, language }) => {
    const tried = await tryPlan(ctx, actor, body)
    return tried.ok ? { status: 200, body: presentVerdict(tried.value, language) } : refused(tried.refusal)
  })

  route(app, contract.doPlanAct, async ({ actor, body }) => {
    const done = await changePlan(ctx, actor, body)
    if (done.ok) return { status: 200, body: presentApplied(done.value) }
    return refused({ code: codeOf(done.refusal), last: 'last' in done.refusal ? done.refusal.last : null })
  })
}

function readingRoutes(app: FastifyInstance, ctx: Context): void {
  rowRoutes(app, ctx)

  route(app, contract.getPlan, async ({ actor, query }) => {
    const { from, to, step } = query
    if (to <= from || Date.parse(`${to}Z`) - Date.parse(`${from}Z`) > LONGEST_MS)
      return refused({ code: 'invalid_input', fields: { to: 'invalid' } })
    const cells = query.cells.map((cell) => {
      const [branch, classId] = cell.split('-').map(Number)
      return { branch: branch!, classId: classId! }
    })
    const wanted = { cars: query.cars.map(Number), cells, from, to, bucketMinutes: Number(step) }
    const plan = await showPlan(ctx, actor, wanted)
    if (!plan.ok) return refused(plan.refusal)
    const { rules } = await ctx.catalogue()
    return {
      status: 200,
      body: {
        places: plan.value.places.map(({ id, place }) => ({ car: id, branch: place })),
        bars: plan.value.bars.map((bar) => presentBar(bar, rules)),
        stock: plan.value.stock.map(({ branch, class_id: classId, at, level }) => ({
          branch,
          classId,
          at: toLocal(at),
          free: level,
        })),
      },
    }
  })

  route(app, contract.getPlanSuggestions, async ({ actor, query }) => {
    const found = await suggestMoves(ctx, actor, { branch: branchOf(query) })
    if (!found.ok) return refused(found.refusal)
    return { status: 200, body: { suggestions: found.value.map((one) => ({ ...one, at: toLocal(one.at) })) } }
  })
}

const branchOf = ({ branch }: { branch?: string | undefined }) => (branch === undefined ? null : Number(branch))

function rowRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getPlanRows, async ({ actor, query }) => {
    const cells = await listPlanRows(ctx, actor, { branch: branchOf(query) })
    if (!cells.ok) return refused(cells.refusal)
    const { classes, vehicles, branches, rules } = await ctx.catalogue()
    const idOf = new Map(vehicles.map(({ classCode, classId }) => [classCode, classId]))
    return {
      status: 200,
      body: {
        groups: cells.value,
        classes: classes.flatMap(({ code, names }) => {
          const id = idOf.get(code)
          return id === undefined ? [] : [{ id, code, names }]
        }),
        vehicles: vehicles.map(({ id, name }) => ({ id, name })),
        branches: branches.filter(({ closed }) => !closed).map(({ id, name, names }) => ({ id, name, names })),
        now: toLocal(ctx.now()),
        transferMinutes: rules.transferMinutes,
      },
    }
  })

  route(app, contract.getPlanCars, async ({ actor, query }) => {
    const wanted = query.pages.map((text) => {
      const [branch, classId, page] = text.split('-').map(Number) as [number, number, number]
      return { branch, classId, page }
    })
    const pages = wanted.map(({ branch, classId, page }) => ({ branch, classId, offset: page * contract.PLAN_PAGE }))
    const listed = await listPlanCars(ctx, actor, { branch: branchOf(query), pages, most: contract.PLAN_PAGE })
    if (!listed.ok) return refused(listed.refusal)
    return { status: 200, body: { pages: wanted.map((page, n) => presentPage(page, listed.value[n] ?? [])) } }
  })

  route(app, contract.getPlanUnplaced, async ({ actor, query }) => {
    const listed = await listUnplaced(ctx, actor, { branch: branchOf(query) })
    return listed.ok ? { status: 200, body: { rentals: listed.value.map(presentUnplaced) } } : refused(listed.refusal)
  })
}

/** Longest window: a hundred days. */
const LONGEST_MS = 100 * 86_400_000

const told = ['not_found', 'plan_changed', 'forbidden', 'price_changed', 'not_changeable'] as const

/** The planner tries an act before it does it, so it knows what stands against it; here one word is enough. */
const codeOf = ({ code }: Trouble | Forbidden) => told.find((one) => one === code) ?? 'plan_refused'
