import { firstBranch, isBranch } from '#api/branches.ts'
import { TIME_OPTIONS, parseLocal, timeOf, type LocalDateTime } from '#domain/period.ts'

/** A period and its branches, as the page's address carries them; the booking form reads the same names. */
export interface Search {
  readonly pickup: number
  readonly dropoff: number
  readonly start: LocalDateTime
  readonly end: LocalDateTime
}

/** The branch that the address names, or the first one if it does not exist. */
function branchOf(text: string | null): number {
  const id = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : firstBranch
  return isBranch(id) ? id : firstBranch
}

function momentOf(text: string | null): LocalDateTime | null {
  const local = parseLocal(text ?? '')
  return local && TIME_OPTIONS.includes(timeOf(local)) ? local : null
}

/** The search in a query; null if its period cannot be read. */
export function searchIn(query: URLSearchParams): Search | null {
  const start = momentOf(query.get('start'))
  const end = momentOf(query.get('end'))
  if (!start || !end || end <= start) return null
  const pickup = branchOf(query.get('pickup'))
  return { pickup, dropoff: query.has('dropoff') ? branchOf(query.get('dropoff')) : pickup, start, end }
}

/** A query with another search in it, or with none; all its other values stay. */
export function withSearch(query: string, search: Search | null): string {
  const next = new URLSearchParams(query)
  for (const name of ['pickup', 'dropoff', 'start', 'end'] as const) {
    if (search) next.set(name, String(search[name]))
    else next.delete(name)
  }
  return next.toString()
}
