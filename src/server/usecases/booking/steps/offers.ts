import type { Price } from '#domain/price.ts'
import type { CatalogueVehicle } from '#store/catalogue.ts'
import type { FreeStock } from './free-stock.ts'

export interface VehicleOffer {
  vehicle: CatalogueVehicle
  reason: 'sold_out' | 'one_way' | 'coming_soon' | null
  price: Price | null
}

/** Vehicles, each with its price or the reason why it is not available. */
export function offersOf(
  vehicles: readonly CatalogueVehicle[],
  stock: FreeStock,
  price: (vehicle: CatalogueVehicle) => Price,
): VehicleOffer[] {
  return vehicles.map((vehicle) => {
    if (vehicle.comingSoon) return { vehicle, reason: 'coming_soon', price: null }
    return { vehicle, reason: missing(vehicle.classId, stock), price: price(vehicle) }
  })
}

/** Reason why no car of a class is available; null if one is. */
export function missing(classId: number, { asked, returned }: FreeStock): 'sold_out' | 'one_way' | null {
  if ((asked.get(classId) ?? 0) > 0) return null
  return (returned?.get(classId) ?? 0) > 0 ? 'one_way' : 'sold_out'
}
