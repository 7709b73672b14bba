import type { FactTexts } from './vehicle-facts.tsx'

/** Vehicles of a class, cheapest first: the one on its stage, whose price is where the class begins, and the others. */
export interface ClassGroup<Vehicle> {
  readonly type: string
  readonly lead: Vehicle
  readonly siblings: readonly Vehicle[]
}

/** Vehicles by class, the classes in the order of the fleet. */
export function byClass<Vehicle extends { readonly type: string }>(
  vehicles: readonly Vehicle[],
  costOf: (vehicle: Vehicle) => number,
): ClassGroup<Vehicle>[] {
  const classes = new Map<string, Vehicle[]>()
  for (const vehicle of vehicles) classes.set(vehicle.type, [...(classes.get(vehicle.type) ?? []), vehicle])
  return [...classes].map(([type, ofClass]) => {
    const [lead, ...siblings] = ofClass.toSorted((a, b) => costOf(a) - costOf(b))
    return { type, lead: lead!, siblings }
  })
}

const keys = ['seats', 'bags', 'gearbox', 'fuel'] as const

/** Facts of a vehicle that its class does not say already. */
export const differing = (facts: FactTexts, from: FactTexts): string[] =>
  keys.filter((key) => facts[key] !== from[key]).map((key) => facts[key])
