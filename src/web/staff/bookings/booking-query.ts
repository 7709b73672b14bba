import type { ListedBooking } from '#contract/staff-bookings.ts'
import type { CallOptions } from '#api/call-server.ts'

type Query = CallOptions<'exportStaffBookings'>['query']
type Status = ListedBooking['status']

/** Groups of states that the list offers, in the order of a booking's life. */
export const stateGroups = {
  open: [],
  requests: ['requested', 'offered', 'pending_payment'],
  upcoming: ['confirmed'],
  out: ['active'],
  back: ['returned'],
  over: ['closed'],
  off: ['cancelled', 'no_show', 'declined', 'withdrawn', 'expired'],
} as const satisfies Record<string, readonly Status[]>
export type StateGroup = keyof typeof stateGroups

/** Group that a filter names; the first one if it names none. */
export const groupOf = (status: string | null): StateGroup =>
  (Object.keys(stateGroups) as StateGroup[]).find((name) => stateGroups[name].join(',') === (status ?? '')) ?? 'open'

const names = ['status', 'from', 'to', 'type', 'unpaid', 'papers', 'source', 'order'] as const

/** Filter of the list as the address of its page has it. What is no filter is left out. */
export function queryOf(search: URLSearchParams, branch: number | null): Query {
  const given = names.flatMap((name) => {
    const value = search.get(name)
    return value === null || value === '' ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(given), ...(branch !== null && { branch: String(branch) }) }
}

/** The filter alone, as it is saved: `status=active&unpaid=true`. */
export function filterText(search: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = search.get(name)
    if (value !== null && value !== '') kept.set(name, value)
  }
  return kept.toString().replaceAll('%2C', ',')
}
