import type { Price } from '../../../../domain/price.ts'
import type { CatalogueVehicle } from '../../../store/catalogue.ts'

export interface VehicleOffer {
  vehicle: CatalogueVehicle
  reason: 'sold_out' | 'coming_soon' | null
  price: Price | null
}

/** Each vehicle with its price, and why it cannot be had. @param stock the lowest number of cars by class */
export function offersOf(
  vehicles: readonly CatalogueVehicle[],
  stock: ReadonlyMap<number, number>,
  price: (vehicle: CatalogueVehicle) => Price,
): VehicleOffer[] {
  return vehicles.map((vehicle) => {
    if (vehicle.comingSoon) return { vehicle, reason: 'coming_soon', price: null }
    const free = (stock.get(vehicle.classId) ?? 0) > 0
    return { vehicle, reason: free ? null : 'sold_out', price: price(vehicle) }
  })
}
