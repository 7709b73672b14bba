import { useTranslations } from 'use-intl'

import { promiseForBooking, promiseForRequest, type FreeCancelPromise } from '../../../domain/cancellation.ts'
import { decisionBy } from '../../../domain/request.ts'
import { useNow } from '../../api/clock.ts'
import { useFlow } from '../flow/flow.tsx'
import { useWallClock } from '../wall-clock.ts'

interface FreeCancel {
  readonly kind: FreeCancelPromise['kind']
  /** Before launch it holds from the confirmation on, and withdrawing is free until then. */
  readonly requested: boolean
  /** What the texts name: the moment, and the hours after a confirmation. */
  readonly values: { readonly date: string; readonly hours: number }
}

/** What is promised about free cancelling to whoever orders now (D26); undefined as long as there is no pick-up. */
export function useFreeCancel(): FreeCancel | undefined {
  const { site, trip } = useFlow()
  const now = useNow()
  const clock = useWallClock()
  const { rules } = site
  const { start } = trip
  if (start === undefined) return undefined
  const requested = site.bookings === 'soon'
  const { kind, until } = requested
    ? promiseForRequest({ start, decisionBy: decisionBy(now, start, rules.requestHours) }, now, rules)
    : promiseForBooking(start, now, rules)
  const date = until === null ? '' : clock.moment(until.toISOString())
  return { kind, requested, values: { date, hours: rules.freeCancelAfterConfirmHours } }
}

/** The same in one line, for beside a price; undefined where it is too late for it. */
export function useFreeCancelLine(): string | undefined {
  const t = useTranslations('booking.flow.summary')
  const promise = useFreeCancel()
  if (!promise || promise.kind === 'never') return undefined
  const { kind, requested, values } = promise
  return requested ? t(`freeCancelRequest.${kind}`, values) : t('freeCancel', values)
}
