import { useEffect, useSyncExternalStore, type RefObject } from 'react'

import { addMonths } from '#domain/local-time.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import { now, subscribeToClock } from '#api/clock.ts'
import { useSite } from '#api/site.ts'

/** The first and the last day on which a rental can start, as far as they are known. */
export interface Days {
  readonly first: LocalDate | undefined
  readonly last: LocalDate | undefined
}

/** From the day it is in Berlin on. The built page is read on many days and knows neither. */
export function useDays(): Days {
  const first = useSyncExternalStore(
    subscribeToClock,
    () => dateOf(toLocal(now())),
    () => undefined,
  )
  const rules = useSite().data?.rules
  return { first, last: first && rules && addMonths(first, rules.horizonMonths) }
}

/** The built field knows its days before the form's script comes, so the first press already opens a calendar of them. */
export function useEarlyDays(card: RefObject<HTMLElement | null>): void {
  const { first, last } = useDays()
  useEffect(() => {
    const field = card.current?.querySelector<HTMLInputElement>('[name="startDate"]')
    if (field && first !== undefined) field.min = first
    if (field && last !== undefined) field.max = last
  }, [card, first, last])
}
