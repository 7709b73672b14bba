import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'

import type { PlanBar, PlanUnplaced } from '#contract/staff-plan.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { useLive } from '../frame/live.tsx'

export const CLASS_HEIGHT = 40
export const HEAD_HEIGHT = 40

/** Class at a branch: its head, the bookings without a car, and its cars, one line each. */
export interface Group {
  /** '3-5': branch and class. */
  readonly key: string
  readonly branch: number
  readonly classId: number
  readonly cars: number
  /** Bookings without a car, line by line, so that none lies over another. */
  readonly lanes: readonly (readonly PlanBar[])[]
  /** First of its lines. */
  readonly start: number
  /** Line after its last. */
  readonly end: number
}

/** The planner's lines by number, and the names that its words need. Cars are read page by page (rows.ts). */
export interface Layout {
  readonly groups: readonly Group[]
  readonly count: number
  readonly className: (id: number) => string
  readonly vehicleName: (id: number) => string
  readonly branchName: (id: number) => string
  readonly classes: Answer<'getPlanRows'>['classes']
  readonly branchIds: readonly number[]
  readonly transferMinutes: number
}

/** Lines of a branch, or of all. @param classCode the class that alone is shown; null for all */
export function useLayout(branch: number | null, classCode: string | null) {
  const owner = useAuth().session?.user.id
  const language = useLocale()
  const query = branch === null ? {} : { branch: String(branch) }
  useLive(['cars'], ['getPlanRows', 'getPlanCars'], branch)
  useLive(['rentals', 'cars'], ['getPlanUnplaced'], branch)
  const asked = useQuery({
    queryKey: memberKey(owner, 'getPlanRows', query),
    enabled: owner !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => await answerOf(callAsMember('getPlanRows', { query, signal })),
  })
  const unplaced = useQuery({
    queryKey: memberKey(owner, 'getPlanUnplaced', query),
    enabled: owner !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => await answerOf(callAsMember('getPlanUnplaced', { query, signal })),
  })
  const layout = asked.data && layoutOf(asked.data, unplaced.data?.rentals ?? [], { classCode, language })
  return { layout, error: asked.error, retry: () => void asked.refetch() }
}

interface Shown {
  readonly classCode: string | null
  readonly language: 'de' | 'en'
}

function layoutOf(
  answer: Answer<'getPlanRows'>,
  unplaced: readonly PlanUnplaced[],
  { classCode, language }: Shown,
): Layout {
  const vehicles = new Map(answer.vehicles.map(({ id, name }) => [id, name]))
  const classes = new Map(answer.classes.map(({ id, names }) => [id, names[language]]))
  const branches = new Map(answer.branches.map(({ id, names }) => [id, names[language]]))
  const classId = answer.classes.find(({ code }) => code === classCode)?.id ?? null
  const groups: Group[] = []
  let start = 0
  for (const { branch, classId: id, cars } of answer.groups) {
    if (classId !== null && id !== classId) continue
    const waiting = unplaced.filter((one) => one.classId === id && one.from === branch)
    const lanes = lanesOf(waiting, groups.length)
    const end = start + 1 + lanes.length + cars
    groups.push({ key: `${branch}-${id}`, branch, classId: id, cars, lanes, start, end })
    start = end
  }
  return {
    groups,
    count: start,
    className: (id) => classes.get(id) ?? '',
    vehicleName: (id) => vehicles.get(id) ?? '',
    branchName: (id) => branches.get(id) ?? '',
    classes: answer.classes,
    branchIds: answer.branches.map(({ id }) => id),
    transferMinutes: answer.transferMinutes,
  }
}

/** Lines of one group that hold bookings without a car, at most. */
const MOST_LANES = 100

/** Number that stands for the car of a line of bookings without one: below zero, where no car is. */
export const laneId = (group: number, lane: number): number => -(group * MOST_LANES + lane + 1)

/** Puts rentals, in order of their start, each on the first line where nothing is in its way. */
export function lanesOf(waiting: readonly PlanUnplaced[], group: number): PlanBar[][] {
  const lanes: PlanBar[][] = []
  for (const one of waiting) {
    const free = lanes.findIndex((lane) => (lane.at(-1)!.until ?? '') <= one.since)
    const lane = free === -1 ? Math.min(lanes.length, MOST_LANES - 1) : free
    lanes[lane] = [...(lanes[lane] ?? []), barOf(one, laneId(group, lane))]
  }
  return lanes
}

/** A booking without a car as an entry of the planner: numbered below zero, where no entry is. */
const barOf = ({ stay, classId: _classId, ...one }: PlanUnplaced, car: number): PlanBar => ({
  ...one,
  id: -stay,
  car,
  kind: 'rental',
  overdueFrom: null,
  fixed: false,
  automatic: false,
  done: false,
  goesOn: false,
  upgrade: false,
  note: null,
})

/** Whether a rental has no car. */
export const isUnplaced = ({ id }: Pick<PlanBar, 'id'>): boolean => id < 0

/** The group of a line. */
export function groupAt({ groups }: Pick<Layout, 'groups'>, line: number): Group | undefined {
  let [low, high] = [0, groups.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const group = groups[middle]!
    if (line < group.start) high = middle - 1
    else if (line >= group.end) low = middle + 1
    else return group
  }
  return undefined
}
