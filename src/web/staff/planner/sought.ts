import { useQueries } from '@tanstack/react-query'

import { PLAN_PAGE } from '#contract/staff-plan.ts'
import { useAuth } from '#api/session.tsx'
import type { Layout } from './layout.ts'
import { carsOnPages, pagesOf, type CarLine } from './rows.ts'

/** Pages that a call may ask for. */
const MOST_PAGES = 64

/** Branch or car that the planner's address names. */
interface Wanted {
  readonly branch: number | null
  /** Plate of a car; null for the head of the branch. */
  readonly plate: string | null
}

/** Line to which an address leads. */
export interface Sought {
  readonly line: number
  /** The car of the line; null for a head. */
  readonly car: CarLine | null
}

/** Looks for the line of a branch or a car among all lines. @param branch the branch that the planner shows */
export function useSought(layout: Layout, branch: number | null, { branch: at, plate }: Wanted): Sought | null {
  const owner = useAuth().session?.user.id
  const calls = plate === null ? [] : callsFor(layout)
  const answers = useQueries({ queries: calls.map((pages) => carsOnPages(owner, pages, branch)) })
  if (plate === null) {
    const group = layout.groups.find((one) => one.branch === at)
    return group === undefined ? null : { line: group.start, car: null }
  }
  for (const { data } of answers)
    for (const page of data?.pages ?? []) {
      const place = page.plates.indexOf(plate)
      const group = layout.groups.find(({ key }) => key === `${page.branch}-${page.classId}`)
      if (place === -1 || group === undefined) continue
      const [id, vehicle] = [page.ids[place]!, layout.vehicleName(page.vehicles[place]!)]
      const { branch: here, classId } = page
      const car: CarLine = { kind: 'car', key: String(id), id, plate, vehicle, branch: here, classId }
      return { line: group.start + 1 + group.lanes.length + page.page * PLAN_PAGE + place, car }
    }
  return null
}

/** All pages of the plan, in as many calls as they take. */
function callsFor(layout: Layout): string[] {
  const pages = pagesOf(layout, 0, layout.count - 1)
    .split(',')
    .filter(Boolean)
  const calls: string[] = []
  for (let at = 0; at < pages.length; at += MOST_PAGES) calls.push(pages.slice(at, at + MOST_PAGES).join(','))
  return calls
}
