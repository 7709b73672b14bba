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

interface ListedEntry {
  readonly classId: number
  readonly listed: boolean
  readonly comingSoon: boolean
}

const ALL_CLASSES = 0

/** The vehicles of a class by its number, or all of them; classes that are coming soon are left out (D7). */
export function listedVehicles<Vehicle extends ListedEntry>(
  catalogue: { vehicles: readonly Vehicle[] },
  classId: number = ALL_CLASSES,
): Vehicle[] {
  return catalogue.vehicles.filter(
    (vehicle) => vehicle.listed && !vehicle.comingSoon && (classId === ALL_CLASSES || vehicle.classId === classId),
  )
}
