import type { FastifyInstance } from 'fastify'

import { getVehicleByType, type Vehicle } from '#contract/fleet.ts'
import { listedVehicles } from '#domain/catalogue.ts'
import type { CatalogueVehicle } from '#store/catalogue.ts'
import type { Context } from '#usecases/context.ts'
import { keepByCatalogue } from './kept.ts'
import { route } from './route.ts'

/** Fleet call of the specification (D7). */
export function fleetRoutes(app: FastifyInstance, ctx: Context): void {
  const answerFor = keepByCatalogue((catalogue, type: number) => listedVehicles(catalogue, type).map(presentVehicle))
  route(app, getVehicleByType, { quiet: true }, async ({ query }) => {
    const catalogue = await ctx.catalogue()
    // A caller can make up any number of unknown types, so all of them share one cached answer.
    const known = catalogue.vehicles.some((vehicle) => vehicle.classId === query.id)
    return { status: 200, stored: answerFor(catalogue, known ? query.id : query.id === 0 ? 0 : UNKNOWN_TYPE) }
  })
}

const UNKNOWN_TYPE = -1

/** Vehicle with the fields and spellings of the specification. */
function presentVehicle(vehicle: CatalogueVehicle): Vehicle {
  return {
    id: vehicle.id,
    name: vehicle.name,
    type: vehicle.classCode,
    image: vehicle.image,
    dailyRate: vehicle.dailyRateMinor / 100,
    feul: vehicle.fuel,
    group: vehicle.acriss,
    noOfSeats: vehicle.seats,
    luggage: vehicle.luggage,
    transmission: vehicle.transmission,
    ac: vehicle.ac,
    features: vehicle.features.join(','),
  }
}
