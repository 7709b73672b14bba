import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'

/** Line of the planner: the head of a class at a branch, or a car. */
export type Line =
  | {
      readonly kind: 'class'
      readonly key: string
      readonly branch: number
      readonly classId: number
      readonly count: number
    }
  | {
      readonly kind: 'car'
      readonly key: string
      readonly id: number
      readonly plate: string
      readonly vehicle: string
      readonly branch: number
      readonly classId: number
      readonly home: number
    }

export type CarLine = Extract<Line, { kind: 'car' }>
export type ClassLine = Extract<Line, { kind: 'class' }>

export const CLASS_HEIGHT = 40
export const CAR_HEIGHT = 34
export const HEAD_HEIGHT = 40

export interface Rows {
  readonly lines: readonly Line[]
  readonly lineOfCar: ReadonlyMap<number, number>
  readonly className: (id: number) => string
  readonly branchName: (id: number) => string
  readonly classes: Answer<'getPlanRows'>['classes']
  readonly branchIds: readonly number[]
  readonly transferMinutes: number
}

/** Cars of a branch as lines of the planner. */
export function useRows(branch: number | null, classId: number | null) {
  const owner = useAuth().session?.user.id
  const language = useLocale()
  const query = branch === null ? {} : { branch: String(branch) }
  const asked = useQuery({
    queryKey: memberKey(owner, 'getPlanRows', query),
    enabled: owner !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => await answerOf(callAsMember('getPlanRows', { query, signal })),
  })
  const rows = asked.data && rowsOf(asked.data, classId, language)
  return { rows, error: asked.error, retry: () => void asked.refetch() }
}

function rowsOf(answer: Answer<'getPlanRows'>, classId: number | null, language: 'de' | 'en'): Rows {
  const vehicles = new Map(answer.vehicles.map(({ id, name }) => [id, name]))
  const classes = new Map(answer.classes.map(({ id, names }) => [id, names[language]]))
  const branches = new Map(answer.branches.map(({ id, names }) => [id, names[language]]))
  const lines: Line[] = []
  const lineOfCar = new Map<number, number>()
  for (const group of answer.groups) {
    if (classId !== null && group.classId !== classId) continue
    const { branch, ids } = group
    lines.push({ kind: 'class', key: `${branch}-${group.classId}`, branch, classId: group.classId, count: ids.length })
    for (const [at, id] of ids.entries()) {
      lineOfCar.set(id, lines.length)
      const vehicle = vehicles.get(group.vehicles[at]!) ?? ''
      const place = { branch, classId: group.classId, home: group.homes[at]! }
      lines.push({ kind: 'car', key: String(id), id, plate: group.plates[at]!, vehicle, ...place })
    }
  }
  return {
    lines,
    lineOfCar,
    className: (id) => classes.get(id) ?? '',
    branchName: (id) => branches.get(id) ?? '',
    classes: answer.classes,
    branchIds: answer.branches.map(({ id }) => id),
    transferMinutes: answer.transferMinutes,
  }
}
