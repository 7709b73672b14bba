/*
 * The simplest possible model of a car's state (D42): the newest of everything, by the moment when it was seen. The
 * database has it as a view (src/server/store/schema/05-stock-and-plan.sql), and tests compare the two.
 */

/** Observations of a car at a moment; null for values that nobody checked. */
export interface ModelEntry {
  at: number
  km: number | null
  fuel: number | null
  clean: boolean | null
}

/** Whether kilometres fit: an odometer never goes down from one moment to a later one. Of one moment, the order counts. */
export const fits = (entries: readonly ModelEntry[], added: ModelEntry): boolean =>
  added.km === null ||
  entries.every(({ at, km }) => km === null || (at <= added.at ? km <= (added.km ?? km) : km >= (added.km ?? km)))

export function stateOf(entries: readonly ModelEntry[]): Omit<ModelEntry, 'at'> {
  const state: Omit<ModelEntry, 'at'> = { km: null, fuel: null, clean: null }
  for (const { km, fuel, clean } of entries.toSorted((a, b) => a.at - b.at)) {
    state.km = km ?? state.km
    state.fuel = fuel ?? state.fuel
    state.clean = clean ?? state.clean
  }
  return state
}
