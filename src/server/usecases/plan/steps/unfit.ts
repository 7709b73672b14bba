import { isAsGood, type VehicleClass } from '#domain/better-class.ts'
import { isCertain, type StayState } from '#domain/booking-status.ts'
import type { PlanCar } from '#store/plan-act.ts'
import { trouble } from './entry.ts'

interface Wish {
  booked: VehicleClass | null
  state: StayState | null
  since: Date
  from_branch: number
  to_branch: number
}

/** Reason for which a car is none for a rental, whatever is planned on it (D43). */
export function unfitFor(rental: Wish, car: PlanCar, upgrade: boolean) {
  const booked = rental.booked!
  if (!isAsGood(car.class, booked)) return trouble('worse_class')
  if (car.in_service_from > rental.since) return trouble('elsewhere')
  if (car.class.id === booked.id) return undefined
  if (rental.from_branch !== rental.to_branch && !isCertain(rental.state!)) return trouble('not_certain')
  return upgrade ? undefined : trouble('is_upgrade')
}
