interface Entry {
  readonly id: number
}

/** The vehicle that a booking names. @throws if there is none: the database keeps every vehicle that was ever booked */
export function vehicleOf<Vehicle extends Entry>(catalogue: { vehicles: readonly Vehicle[] }, id: number): Vehicle {
  const vehicle = catalogue.vehicles.find((entry) => entry.id === id)
  if (vehicle === undefined) throw new Error(`vehicle ${id} is not in the catalogue`)
  return vehicle
}

/** The branch that a booking names. @throws if there is none: checkWish() lets only known ones through */
export function branchOf<Branch extends Entry>(catalogue: { branches: readonly Branch[] }, id: number): Branch {
  const branch = catalogue.branches.find((entry) => entry.id === id)
  if (branch === undefined) throw new Error(`branch ${id} is not in the catalogue`)
  return branch
}
