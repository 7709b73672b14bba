import type { Vehicle } from '#contract/fleet.ts'
import { defaultImage } from '#rental/car-frame.ts'

/** Contents of a card, derived from the vehicle as specified. */
export interface VehicleCardData {
  readonly id: string
  readonly name: string
  readonly type: string
  /** The type in lower case without spaces. */
  readonly category: string
  readonly image: string
  readonly fuel: string
  readonly group: string
  readonly transmission: string
  readonly hasAC: boolean
  readonly seats: string
  readonly bags: number
  readonly price: number
  readonly features: readonly string[]
}

export function cardOf(vehicle: Vehicle): VehicleCardData {
  return {
    id: String(vehicle.id),
    name: vehicle.name,
    type: vehicle.type,
    category: vehicle.type.toLowerCase().replaceAll(' ', ''),
    image: vehicle.image ?? defaultImage,
    fuel: vehicle.feul,
    group: vehicle.group,
    transmission: vehicle.transmission,
    hasAC: vehicle.ac,
    seats: String(vehicle.noOfSeats),
    bags: vehicle.luggage,
    price: vehicle.dailyRate,
    features: vehicle.features
      .split(',')
      .map((feature) => feature.trim())
      .filter(Boolean),
  }
}
