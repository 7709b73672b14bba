import { ownTabValue } from '#api/tab-value.ts'

/** Last query of the form, for a visitor who leaves it and comes back. It is removed with the booking. */
export const lastTrip = ownTabValue('booking-trip', 1, '')

const whereAndWhen = ['pickup', 'dropoff', 'start', 'end'] as const
const what = [
  'vehicle',
  'type',
  'brand',
  'transmission',
  'seats',
  'bags',
  'sort',
  'compare',
  'extras',
  'crossBorder',
  'freeDays',
] as const

const namesAny = (query: URLSearchParams, keys: readonly string[]): boolean => keys.some((key) => query.has(key))

/**
 * Completes an address that says nothing of where and when from the trip that the visitor left, at the step where they
 * were. A link to a vehicle keeps its vehicle and its step.
 * @returns null if there is nothing to resume
 */
export function resumed(search: string, kept: string): URLSearchParams | null {
  const asked = new URLSearchParams(search)
  const before = new URLSearchParams(kept)
  if (namesAny(asked, whereAndWhen) || !namesAny(before, [...whereAndWhen, ...what])) return null
  if (asked.get('step') === 'done') return null
  const bare = !namesAny(asked, what)
  const keys = bare ? [...whereAndWhen, ...what] : whereAndWhen
  const next = new URLSearchParams(asked)
  if (bare && !asked.has('step')) next.set('step', before.get('step') ?? 'dates')
  for (const key of keys) {
    const value = before.get(key)
    if (value !== null) next.set(key, value)
  }
  return next.size > asked.size ? next : null
}
