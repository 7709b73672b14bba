import type { Vehicle } from '#contract/fleet.ts'

/** The lowest daily rate of a class, or of all; undefined if there is no vehicle. */
export function lowestRate(vehicles: readonly Vehicle[], type: string): number | undefined {
  const rates = vehicles.filter((vehicle) => type === 'all' || vehicle.type === type).map(({ dailyRate }) => dailyRate)
  return rates.length === 0 ? undefined : Math.min(...rates)
}
