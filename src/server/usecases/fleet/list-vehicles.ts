import type { Catalogue, CatalogueVehicle } from '#store/catalogue.ts'

const ALL_TYPES = 0

/** Lists the vehicles of a class by its number, or all; classes that are coming soon are left out (D7). */
export function listVehicles(catalogue: Catalogue, type: number): CatalogueVehicle[] {
  return catalogue.vehicles.filter(
    (vehicle) => vehicle.listed && !vehicle.comingSoon && (type === ALL_TYPES || vehicle.classId === type),
  )
}
