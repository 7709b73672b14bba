import { createStore, useStore } from '#api/store.ts'
import { emptyDraft, type Draft } from './trip-draft.ts'

/**
 * Draft of the trip that the forms of the hero and of the fleet share. It outlives the page, so a visitor who comes back
 * from the next step finds it.
 */
export const tripDraft = createStore(emptyDraft)

/** The draft itself, never a deferred one: a controlled field must not lag behind the finger. */
export const useTripDraft = (): Draft => useStore(tripDraft, emptyDraft)
