import { draft, updateDraft, type NamedDraft } from '../details/booking-draft.ts'
import type { NamedDriver } from './named-driver.ts'

/** @param index which of those who drive beside the customer */
export function updateNamed(index: number, patch: NamedDriver, how: 'change' | 'replace' = 'change'): void {
  const { drivers } = draft.read()
  const before = how === 'change' ? (drivers[index] ?? {}) : {}
  const filled = Array.from({ length: Math.max(drivers.length, index + 1) }, (_, place) => drivers[place] ?? {})
  updateDraft({ drivers: filled.map((one, place) => (place === index ? { ...before, ...patch } : one)) })
}

/** @param index which of those who are to drive the booking that is being changed */
export function updateChanged(reference: string, index: number, named: NamedDraft): void {
  const { change } = draft.read()
  const before = change?.reference === reference ? change.named : []
  const filled = Array.from({ length: Math.max(before.length, index + 1) }, (_, place) =>
    place === index ? named : (before[place] ?? null),
  )
  updateDraft({ change: { reference, named: filled } })
}
