import { createStore, useStore } from '#api/store.ts'
import { emptyDraft, type Draft } from './trip-draft.ts'

/**
 * What was entered, in the form of the hero or in that of the fleet: both show the same. It outlives the page, so
 * whoever comes back from the next step finds it.
 */
export const tripDraft = createStore(emptyDraft)

/** Always the draft itself, never one that is being drawn: what is controlled must not lag behind a finger. */
export const useTripDraft = (): Draft => useStore(tripDraft, emptyDraft)
