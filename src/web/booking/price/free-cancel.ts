import { toInstant } from '../../../domain/period.ts'
import { useNow } from '../clock.ts'
import { useFlow } from '../flow/flow.tsx'

const hour = 3_600_000

/** Until how many hours before pick-up cancelling is free, or undefined where it is too late for that already (D26). */
export function useFreeCancelHours(): number | undefined {
  const { site, trip } = useFlow()
  const now = useNow()
  const hours = site.rules.freeCancelHours
  if (trip.start === undefined) return hours
  return toInstant(trip.start).getTime() - now.getTime() >= hours * hour ? hours : undefined
}
