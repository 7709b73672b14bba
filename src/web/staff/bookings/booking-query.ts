import type { CallOptions } from '#api/call-server.ts'
import { byAppointment } from '#domain/appointment.ts'
import { bookingStatuses, type BookingStatus } from '#domain/booking-status.ts'
import { parseDate } from '#domain/period.ts'

type Query = NonNullable<CallOptions<'exportStaffBookings'>['body']>

/** Groups of states that the list offers, in the order of a booking's life, as its address writes them. */
export const stateGroups = {
  open: '',
  requests: 'requested,offered,pending_payment',
  upcoming: 'confirmed',
  out: 'active',
  back: 'returned',
  over: 'closed',
  off: 'cancelled,no_show,declined,withdrawn,expired',
  all: 'all',
} as const
export type StateGroup = keyof typeof stateGroups

/** Group that a filter names; the first one if it names none. */
export const groupOf = (status: string | null): StateGroup =>
  (Object.keys(stateGroups) as StateGroup[]).find((name) => stateGroups[name] === (status ?? '')) ?? 'open'

/** Whether the list looks ahead, in the order of the next appointments; else it is of pickups. */
export const looksAhead = (search: URLSearchParams): boolean =>
  byAppointment((search.get('status') ?? '').split(',').filter((status) => status !== '') as BookingStatus[])

const names = ['q', 'status', 'from', 'to', 'type', 'unpaid', 'papers', 'source', 'order'] as const

const statuses: ReadonlySet<string> = new Set(bookingStatuses)
const isDay = (value: string): boolean => parseDate(value) !== null
const isTrue = (value: string): boolean => value === 'true'

/** Filters with a choice of values. */
const choices: Readonly<Record<string, (value: string) => boolean>> = {
  status: (value) => value === 'all' || value.split(',').every((status) => statuses.has(status)),
  from: isDay,
  to: isDay,
  unpaid: isTrue,
  papers: isTrue,
  source: (value) => value === 'site' || value === 'desk',
  order: (value) => value === 'asc' || value === 'desc',
}

/**
 * The address without filters whose value is none: they would be refused with the whole list.
 * @param types codes of the classes; undefined until they are known
 */
export function knownFilters(address: URLSearchParams, types: readonly string[] | undefined): URLSearchParams {
  const isKnown = (name: string, value: string): boolean =>
    name === 'type' ? types === undefined || types.includes(value) : (choices[name]?.(value) ?? true)
  return new URLSearchParams([...address].filter(([name, value]) => isKnown(name, value)))
}

/** Whether the list is of all branches, whichever is chosen for the other lists. */
export const isEverywhere = (search: URLSearchParams): boolean => search.get('where') === 'all'

/** Filter of the list as the address of its page has it. What is no filter is left out. */
export function queryOf(search: URLSearchParams, branch: number | null): Query {
  const given = names.flatMap((name) => {
    const value = search.get(name)?.trim() ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  const scope = branch === null || isEverywhere(search) ? {} : { branch: String(branch) }
  return { ...Object.fromEntries(given), ...scope }
}

/** The filter alone, as it is saved: `status=active&unpaid=true`. */
export function filterText(search: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of [...names, 'where'] as const) {
    const value = search.get(name)
    if (value !== null && value !== '') kept.set(name, value)
  }
  return kept.toString().replaceAll('%2C', ',')
}

/** Whether a filter is more than a state, which is one press away as it is. @param filter as it is saved */
export const isNarrowed = (filter: string): boolean =>
  [...new URLSearchParams(filter).keys()].some((name) => name !== 'status')

/** Everything that begins with a text, in whatever state and wherever it is. */
export const everythingLike = (q: string): string => new URLSearchParams({ q, status: 'all', where: 'all' }).toString()
