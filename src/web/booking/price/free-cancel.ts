import { useTranslations } from 'use-intl'

import { freeCancelPromise } from '#domain/cancellation.ts'
import { useNow } from '#api/clock.ts'
import { useFlow } from '../flow/flow.tsx'
import { useWallClock } from '#rental/wall-clock.ts'

interface FreeCancel {
  /** End of free cancelling in words; null if it is too late for that. */
  readonly date: string | null
  /** Whether the visitor sends a request, as before launch: withdrawing it is free, and the date counts once they order our offer. */
  readonly requested: boolean
}

/** Promise of free cancelling for an order made now (D26); undefined while there is no pick-up. */
export function useFreeCancel(): FreeCancel | undefined {
  const { site, trip } = useFlow()
  const now = useNow()
  const clock = useWallClock()
  if (trip.start === undefined) return undefined
  const until = freeCancelPromise(trip.start, now, site.rules)
  return { date: until && clock.moment(until.toISOString()), requested: site.bookings === 'soon' }
}

/** The promise in one line, for use beside a price; undefined if it is too late. */
export function useFreeCancelLine(): string | undefined {
  const t = useTranslations('booking.flow.summary')
  const date = useFreeCancel()?.date ?? null
  return date === null ? undefined : t('freeCancel', { date })
}
