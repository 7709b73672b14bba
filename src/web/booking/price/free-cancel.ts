import { useTranslations } from 'use-intl'

import { freeCancelPromise } from '#domain/cancellation.ts'
import { useNow } from '#api/clock.ts'
import { useFlow } from '../flow/flow.tsx'
import { useWallClock } from '#rental/wall-clock.ts'

interface FreeCancel {
  /** Until when cancelling is free; null where it is too late for that. */
  readonly date: string | null
  /** Before launch nobody orders yet: withdrawing is free, and the rest holds for whoever orders our offer. */
  readonly requested: boolean
}

/** What is promised about free cancelling to whoever orders now (D26); undefined as long as there is no pick-up. */
export function useFreeCancel(): FreeCancel | undefined {
  const { site, trip } = useFlow()
  const now = useNow()
  const clock = useWallClock()
  if (trip.start === undefined) return undefined
  const until = freeCancelPromise(trip.start, now, site.rules)
  return { date: until && clock.moment(until.toISOString()), requested: site.bookings === 'soon' }
}

/** The same in one line, for beside a price; undefined where it is too late for it. */
export function useFreeCancelLine(): string | undefined {
  const t = useTranslations('booking.flow.summary')
  const date = useFreeCancel()?.date ?? null
  return date === null ? undefined : t('freeCancel', { date })
}
