import { useSyncExternalStore } from 'react'

import { emptyDraft, type Draft } from './trip-draft.ts'

let kept = emptyDraft
const listeners = new Set<() => void>()

/**
 * What was entered, in the form of the hero or in that of the fleet: both show the same. It outlives the page, so
 * whoever comes back from the next step finds it.
 */
export const keptDraft = (): Draft => kept

export function keep(draft: Draft): void {
  kept = draft
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Always the draft itself, never one that is being drawn: what is controlled must not lag behind a finger. */
export const useKeptDraft = (): Draft => useSyncExternalStore(subscribe, keptDraft, () => emptyDraft)
