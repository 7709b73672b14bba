import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

import type { PlanBar } from '#contract/staff-plan.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { useLive } from '../frame/live.tsx'
import type { Span } from './axis.ts'
import type { Layout } from './layout.ts'
import type { Missing } from './missing.ts'
import type { Line, Rows } from './rows.ts'

/** Lines that are asked for at once. */
const PAGE = 60
/** Classes at branches that may be asked for at once. */
const MOST_CELLS = 32
/** Time in ms for which an answer is good while nobody tells us of changes. */
const FRESH_MS = 60_000

/** Part of the plan that is in sight, as far as it is known. */
export interface PlanWindow {
  readonly barsOf: ReadonlyMap<number, readonly PlanBar[]>
  readonly bars: ReadonlyMap<number, PlanBar>
  /** Steps of the line of free cars, by the key of a class's line. */
  readonly stock: ReadonlyMap<string, readonly { readonly at: string; readonly free: number }[]>
  /** Branch of each car at the beginning of the first chunk. */
  readonly placeOf: ReadonlyMap<number, number>
  /** Moment of the last answer; null before the first. */
  readonly at: number | null
  readonly failed: boolean
  readonly loading: boolean
  /** Parts that are wanted and have not been read yet. */
  readonly missing: readonly Missing[]
}

interface Wanted {
  readonly rows: Rows
  /** Branch whose changes matter; null for all. */
  readonly branch: number | null
  readonly firstLine: number
  readonly lastLine: number
  readonly chunks: readonly Span[]
  readonly step: '30' | '120' | '720'
}

/** Reads what the cars in sight do, page by page and chunk by chunk; what is near stays in the cache. */
export function usePlanWindow({ rows, branch, firstLine, lastLine, chunks, step }: Wanted): PlanWindow {
  const owner = useAuth().session?.user.id
  useLive(['rentals', 'cars'], ['getPlan'], branch)
  const pages: number[] = []
  for (let page = Math.floor(firstLine / PAGE); page * PAGE <= lastLine; page++) pages.push(page)
  const parts = pages.flatMap((page) => {
    const here: Line[] = []
    for (let at = page * PAGE; at < Math.min((page + 1) * PAGE, rows.count); at++) here.push(rows.lineAt(at))
    // Asked for once all its cars are known, so that it is asked for once.
    if (here.some(({ kind }) => kind === 'blank')) return []
    const cars = here.flatMap((line) => (line.kind === 'car' ? [line.id] : [])).join(',')
    const cells = here
      .flatMap((line) => (line.kind === 'class' ? [`${line.branch}-${line.classId}`] : []))
      .slice(0, MOST_CELLS)
    if (cars === '' && cells.length === 0) return []
    const lines = { firstLine: page * PAGE, lastLine: page * PAGE + here.length - 1 }
    return chunks.map((chunk) => ({ query: { cars, cells: cells.join(','), ...chunk, step }, lines }))
  })
  const [combine] = useState(combined)
  const { pending, ...window } = useQueries({
    queries: parts.map(({ query }) => ({
      queryKey: memberKey(owner, 'getPlan', query),
      enabled: owner !== undefined,
      staleTime: FRESH_MS,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        await answerOf(callAsMember('getPlan', { query, signal })),
    })),
    combine,
  })
  const missing = parts.flatMap(({ query: { from, to }, lines }, at) => (pending[at] ? [{ ...lines, from, to }] : []))
  return { ...window, missing }
}

/** Adds the bookings without a car, on lines of their own. */
export function withUnplaced(plan: PlanWindow, { groups }: Layout): PlanWindow {
  const lanes = groups.flatMap((group) => group.lanes)
  if (lanes.length === 0) return plan
  const waiting = lanes.flat()
  return {
    ...plan,
    bars: new Map([...plan.bars, ...waiting.map((bar) => [bar.id, bar] as const)]),
    barsOf: new Map([...plan.barsOf, ...lanes.map((lane) => [lane[0]!.car, lane] as const)]),
  }
}

interface Together extends Omit<PlanWindow, 'missing'> {
  /** Whether each answer is still to come. */
  readonly pending: readonly boolean[]
}

/** Puts answers together, and keeps the list of a car that did not change: its line is not drawn anew then. */
function combined(): (answers: UseQueryResult<Answer<'getPlan'>>[]) => Together {
  let before: ReadonlyMap<number, readonly PlanBar[]> = new Map()
  let stockBefore: PlanWindow['stock'] = new Map()
  return (answers) => {
    const next = together(answers)
    const barsOf = keepSame(before, next.barsOf, (a, b) => a === b)
    const stock = keepSame(stockBefore, next.stock, (a, b) => a.at === b.at && a.free === b.free)
    before = barsOf
    stockBefore = stock
    return { ...next, barsOf, stock }
  }
}

function keepSame<Key, Item>(
  before: ReadonlyMap<Key, readonly Item[]>,
  next: ReadonlyMap<Key, readonly Item[]>,
  same: (a: Item, b: Item) => boolean,
): ReadonlyMap<Key, readonly Item[]> {
  const kept = new Map<Key, readonly Item[]>()
  for (const [key, list] of next) {
    const old = before.get(key)
    const isSame = old?.length === list.length && list.every((item, at) => same(item, old[at] as Item))
    kept.set(key, isSame ? old : list)
  }
  return kept
}

function together(answers: UseQueryResult<Answer<'getPlan'>>[]): Together {
  const bars = new Map<number, PlanBar>()
  const barsOf = new Map<number, PlanBar[]>()
  const stock = new Map<string, { at: string; free: number }[]>()
  const placeOf = new Map<number, number>()
  for (const { data } of answers) {
    for (const bar of data?.bars ?? []) {
      // A bar that reaches over several chunks comes with each.
      if (bars.has(bar.id)) continue
      bars.set(bar.id, bar)
      const own = barsOf.get(bar.car)
      if (own === undefined) barsOf.set(bar.car, [bar])
      else own.push(bar)
    }
    for (const { car, branch } of data?.places ?? []) if (!placeOf.has(car)) placeOf.set(car, branch)
    for (const { branch, classId, at, free } of data?.stock ?? []) {
      const key = `${branch}-${classId}`
      const steps = stock.get(key)
      if (steps === undefined) stock.set(key, [{ at, free }])
      else steps.push({ at, free })
    }
  }
  for (const own of barsOf.values()) own.sort((a, b) => (a.since < b.since ? -1 : 1))
  for (const steps of stock.values()) steps.sort((a, b) => (a.at < b.at ? -1 : 1))
  const times = answers.flatMap(({ dataUpdatedAt }) => (dataUpdatedAt === 0 ? [] : [dataUpdatedAt]))
  return {
    bars,
    barsOf,
    stock,
    placeOf,
    at: times.length === 0 ? null : Math.min(...times),
    failed: answers.some(
      ({ isError, fetchStatus, failureCount }) => isError || (fetchStatus === 'fetching' && failureCount > 1),
    ),
    loading: answers.some(({ isPending }) => isPending),
    pending: answers.map(({ data }) => data === undefined),
  }
}
