import type { FactTexts } from './vehicle-facts.tsx'

/** Vehicles of a class: the one on its stage, which is the first of the fleet, and the others, cheapest first. */
export interface ClassGroup<Vehicle> {
  readonly type: string
  readonly lead: Vehicle
  readonly siblings: readonly Vehicle[]
}

/** Vehicles in the order of the fleet, by class. Where a filter hides the first of a class, the next one is on the stage. */
export function byClass<Vehicle extends { readonly type: string }>(
  vehicles: readonly Vehicle[],
  costOf: (vehicle: Vehicle) => number,
): ClassGroup<Vehicle>[] {
  const classes = new Map<string, Vehicle[]>()
  for (const vehicle of vehicles) classes.set(vehicle.type, [...(classes.get(vehicle.type) ?? []), vehicle])
  return [...classes].map(([type, [lead, ...others]]) => ({
    type,
    lead: lead!,
    siblings: others.toSorted((a, b) => costOf(a) - costOf(b)),
  }))
}

const keys = ['seats', 'bags', 'gearbox', 'fuel'] as const

/** Facts of a vehicle that its class does not say already. */
export const differing = (facts: FactTexts, from: FactTexts): string[] =>
  keys.filter((key) => facts[key] !== from[key]).map((key) => facts[key])
