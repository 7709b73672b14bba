import { useTranslations } from 'use-intl'

import { Notice } from '#ui/notice.tsx'
import { useFlow } from './flow.tsx'
import { reachable } from './steps.ts'
import type { Trip } from './trip.ts'

/**
 * Reason why a step cannot be shown yet. A complete trip may have a wrong period, whose problem is shown at its field; a
 * chosen vehicle may not be held yet.
 */
function reasonOf(view: 'dates' | 'vehicle' | 'details', { pickup, dropoff, start, end, vehicle }: Trip) {
  if (view === 'dates' && pickup && dropoff && start && end) return 'period'
  return view === 'vehicle' && vehicle !== undefined ? 'hold' : view
}

/** Says what is still missing for the step that a link or a reload asked for; it disappears with the lack. */
export function EarlyNotice() {
  const t = useTranslations('booking.flow')
  const { early, view, trip, progress } = useFlow()
  if (early === undefined || reachable(early, progress)) return null
  if (view !== 'dates' && view !== 'vehicle' && view !== 'details') return null
  const missing = reasonOf(view, trip)
  return (
    <Notice className="mb-8">
      <p>{t(`early.${missing}`, { step: t(`steps.${early}`) })}</p>
    </Notice>
  )
}
