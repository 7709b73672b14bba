import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

import { PLAN_PAGE } from '#contract/staff-plan.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { groupAt, laneId, type Group, type Layout } from './layout.ts'

/** Line of the planner: the head of a class at a branch, bookings without a car, a car, or one that is not known yet. */
export type Line = ClassLine | CarLine | { readonly kind: 'blank'; readonly key: string }

export interface ClassLine {
  readonly kind: 'class'
  readonly key: string
  readonly branch: number
  readonly classId: number
  readonly count: number
}

export interface CarLine {
  readonly kind: 'car' | 'lane'
  readonly key: string
  readonly id: number
  readonly plate: string
  readonly vehicle: string
  readonly branch: number
  readonly classId: number
}

/** Lines of which pages are asked for at once, and so many beyond what is in sight. */
const [BLOCK, AHEAD] = [120, 60]

/** Lines as far as their cars are known. */
export interface Rows extends Layout {
  readonly lineAt: (line: number) => Line
  readonly lineOfCar: (car: number) => number | undefined
}

/** Pages that cover a block of lines, as the address writes them. */
export function pagesOf(layout: Pick<Layout, 'groups'>, first: number, last: number): string {
  const pages: string[] = []
  for (let at = first; at <= last;) {
    const group = groupAt(layout, at)
    if (group === undefined) break
    const from = Math.max(0, at - firstCar(group))
    const to = Math.min(last, group.end - 1) - firstCar(group)
    // Heads and bookings without a car come before the first car.
    const lastPage = to < 0 ? -1 : Math.floor(to / PLAN_PAGE)
    for (let page = Math.floor(from / PLAN_PAGE); page <= lastPage; page++) pages.push(`${group.key}-${page}`)
    at = group.end
  }
  return pages.join(',')
}

const firstCar = ({ start, lanes }: Group): number => start + 1 + lanes.length

/** Reads the cars of the lines in sight, and of some beyond. */
export function useRows(layout: Layout, branch: number | null, firstLine: number, lastLine: number): Rows {
  const owner = useAuth().session?.user.id
  const blocks: string[] = []
  const from = Math.floor(Math.max(0, firstLine - AHEAD) / BLOCK) * BLOCK
  for (let at = from; at <= Math.min(lastLine + AHEAD, layout.count - 1); at += BLOCK)
    blocks.push(pagesOf(layout, at, Math.min(at + BLOCK, layout.count) - 1))
  const [combine] = useState(() => combined)
  const known = useQueries({
    queries: blocks.filter((pages) => pages !== '').map((pages) => carsOnPages(owner, pages, branch)),
    combine,
  })
  return { ...layout, ...linesOf(layout, known) }
}

/** Query for the cars of some pages. @param branch the branch that the planner shows; null for all */
export function carsOnPages(owner: string | undefined, pages: string, branch: number | null) {
  const query = { pages, ...(branch !== null && { branch: String(branch) }) }
  return {
    queryKey: memberKey(owner, 'getPlanCars', query),
    enabled: owner !== undefined,
    staleTime: 60_000,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await answerOf(callAsMember('getPlanCars', { query, signal })),
  }
}

type Page = Answer<'getPlanCars'>['pages'][number]

function combined(answers: UseQueryResult<Answer<'getPlanCars'>>[]): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>()
  for (const { data } of answers)
    for (const page of data?.pages ?? []) pages.set(`${page.branch}-${page.classId}-${page.page}`, page)
  return pages
}

function linesOf(layout: Layout, pages: ReadonlyMap<string, Page>): Pick<Rows, 'lineAt' | 'lineOfCar'> {
  const places = new Map<number, number>()
  for (const [index, group] of layout.groups.entries()) {
    for (const lane of group.lanes.keys()) places.set(laneId(index, lane), group.start + 1 + lane)
    for (let page = 0; page * PLAN_PAGE < group.cars; page++)
      for (const [at, id] of (pages.get(`${group.key}-${page}`)?.ids ?? []).entries())
        places.set(id, firstCar(group) + page * PLAN_PAGE + at)
  }
  return {
    lineOfCar: (car) => places.get(car),
    lineAt(line) {
      const group = groupAt(layout, line)
      if (group === undefined) return { kind: 'blank', key: `none ${line}` }
      if (line === group.start) return classLine(group)
      const at = line - firstCar(group)
      if (at < 0) return laneLine(layout, group, line - group.start - 1)
      const page = pages.get(`${group.key}-${Math.floor(at / PLAN_PAGE)}`)
      const known = page === undefined ? undefined : carLines(page, layout)[at % PLAN_PAGE]
      return known ?? { kind: 'blank', key: `${group.key} ${at}` }
    },
  }
}

/** Lines that are the same objects while their data are, so that a line that is compared need not be drawn anew. */
const made = new WeakMap<object, readonly CarLine[]>()
const heads = new WeakMap<Group, ClassLine>()

function classLine(group: Group): ClassLine {
  const known = heads.get(group)
  if (known !== undefined) return known
  const { key, branch, classId, cars: count } = group
  const line: ClassLine = { kind: 'class', key, branch, classId, count }
  heads.set(group, line)
  return line
}

function laneLine({ groups }: Layout, group: Group, lane: number): CarLine {
  const known = made.get(group.lanes) ?? []
  const line = known[lane]
  if (line !== undefined) return line
  const { branch, classId } = group
  const index = groups.indexOf(group)
  const lines = group.lanes.map((_, at): CarLine => {
    const id = laneId(index, at)
    return { kind: 'lane', key: `${group.key} without ${at}`, id, plate: '', vehicle: '', branch, classId }
  })
  made.set(group.lanes, lines)
  return lines[lane]!
}

function carLines(page: Page, { vehicleName }: Layout): readonly CarLine[] {
  const known = made.get(page)
  if (known !== undefined) return known
  const { branch, classId } = page
  const lines = page.ids.map((id, at): CarLine => {
    const [plate, vehicle] = [page.plates[at]!, vehicleName(page.vehicles[at]!)]
    return { kind: 'car', key: String(id), id, plate, vehicle, branch, classId }
  })
  made.set(page, lines)
  return lines
}
