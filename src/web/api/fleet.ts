import { useSyncExternalStore } from 'react'

import type { Vehicle } from '#contract/fleet.ts'
import { call } from './client.ts'

export type FleetState =
  | { readonly status: 'loading' | 'failed'; readonly vehicles: readonly [] }
  | { readonly status: 'ready'; readonly vehicles: readonly Vehicle[] }

const loading: FleetState = { status: 'loading', vehicles: [] }

/** A vehicle as any server may deliver it: two of its fields have specified defaults (section 3). */
export type Delivered = Omit<Vehicle, 'luggage' | 'transmission'> & Partial<Pick<Vehicle, 'luggage' | 'transmission'>>

export const withDefaults = ({ luggage, transmission, ...rest }: Delivered): Vehicle => ({
  ...rest,
  luggage: luggage ?? 0,
  transmission: transmission ?? 'Automatic',
})

let state: FleetState = loading
let asked = false
const listeners = new Set<() => void>()

function publish(next: FleetState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Asks for all vehicles, again after a failure. */
export async function loadFleet(): Promise<void> {
  asked = true
  if (state.status === 'failed') publish(loading)
  const result = await call('getVehicleByType', { query: { id: 0 } })
  if (result.ok) return publish({ status: 'ready', vehicles: result.data.map(withDefaults) })
  // oxlint-disable-next-line no-console -- specified: a failed load is logged
  console.error('failed to fetch vehicles', result.error.code)
  publish({ status: 'failed', vehicles: [] })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) void loadFleet()
  return () => listeners.delete(listener)
}

/** The vehicles with their daily rates; fetched once for the slides and the grid. */
export const useFleet = (): FleetState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => loading,
  )
