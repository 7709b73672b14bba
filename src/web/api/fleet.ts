import type { Vehicle } from '#contract/fleet.ts'
import { call } from './call-server.ts'
import { sharedAnswer, useShared } from './shared-answer.ts'

/** A vehicle as any server may deliver it: two of its fields have specified defaults (section 3). */
export type Delivered = Omit<Vehicle, 'luggage' | 'transmission'> & Partial<Pick<Vehicle, 'luggage' | 'transmission'>>

export const withDefaults = ({ luggage, transmission, ...rest }: Delivered): Vehicle => ({
  ...rest,
  luggage: luggage ?? 0,
  transmission: transmission ?? 'Automatic',
})

const fleet = sharedAnswer<readonly Vehicle[]>(
  async () => {
    const result = await call('getVehicleByType', { query: { id: 0 } })
    return result.ok ? { ok: true, data: result.data.map(withDefaults) } : result
  },
  // oxlint-disable-next-line no-console -- specified: a failed load is logged
  ({ code }) => console.error('failed to fetch vehicles', code),
)

/** Asks for all vehicles again, after a failure. */
export const reloadFleet = fleet.reload

const none: readonly Vehicle[] = []

/** The vehicles with their daily rates; none until they are here. */
export function useFleet() {
  const { status, data = none } = useShared(fleet)
  return { status, vehicles: data }
}
