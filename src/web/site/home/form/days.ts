import { useSyncExternalStore } from 'react'

import { addMonths } from '#domain/local-time.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import { now, subscribeToClock } from '#api/clock.ts'
import { useSite } from '#api/site.ts'

/** First and last day on which a rental can start, if known. */
export interface Days {
  readonly first: LocalDate | undefined
  readonly last: LocalDate | undefined
}

/** Days from today in Berlin on. The built page knows neither, because it is read on many days. */
export function useDays(): Days {
  const first = useSyncExternalStore(
    subscribeToClock,
    () => dateOf(toLocal(now())),
    () => undefined,
  )
  const rules = useSite().data?.rules
  return { first, last: first && rules && addMonths(first, rules.horizonMonths) }
}
