import { toInstant } from '#domain/period.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { CatalogueVehicle } from '#store/catalogue.ts'
import type { Wish } from './price.ts'

/** Terms of a rental, for a quote and for a booking after a change. */
export function termsOf(
  wish: Pick<Wish, 'pickup' | 'dropoff' | 'period' | 'extras' | 'crossBorder'>,
  vehicle: CatalogueVehicle,
  rules: BusinessRules,
) {
  return {
    vehicle_id: vehicle.id,
    class_id: vehicle.classId,
    pickup_branch: wish.pickup,
    dropoff_branch: wish.dropoff,
    starts_local: wish.period.start,
    ends_local: wish.period.end,
    starts_at: toInstant(wish.period.start),
    ends_at: toInstant(wish.period.end),
    turnaround: `${rules.turnaroundMinutes} minutes`,
    extras: [...wish.extras],
    cross_border: wish.crossBorder,
  }
}
