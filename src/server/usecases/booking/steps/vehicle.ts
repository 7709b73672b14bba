import type { Catalogue, CatalogueBranch, CatalogueVehicle } from '#store/catalogue.ts'

/** A vehicle that a booking names. @throws if there is none: the database keeps every vehicle that was ever booked */
export function vehicleOf(catalogue: Catalogue, id: number): CatalogueVehicle {
  const vehicle = catalogue.vehicles.find((entry) => entry.id === id)
  if (vehicle === undefined) throw new Error(`vehicle ${id} is not in the catalogue`)
  return vehicle
}

/** @throws if there is no such branch: checkWish() lets only known ones through */
export function branchOf(catalogue: Catalogue, id: number): CatalogueBranch {
  const branch = catalogue.branches.find((entry) => entry.id === id)
  if (branch === undefined) throw new Error(`branch ${id} is not in the catalogue`)
  return branch
}
