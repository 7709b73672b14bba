import { useTranslations } from 'use-intl'

import { Notice } from '../../ui/notice.tsx'
import { useFlow } from './flow.tsx'
import { reachable } from './steps.ts'

/** Says what is still missing for the step that a link or a reload asked for. It goes once that is there. */
export function EarlyNotice() {
  const t = useTranslations('booking.flow')
  const { early, view, trip, progress } = useFlow()
  if (early === undefined || reachable(early, progress)) return null
  if (view !== 'dates' && view !== 'vehicle' && view !== 'details') return null
  const missing = view === 'vehicle' && trip.vehicle !== undefined ? 'hold' : view
  return (
    <Notice className="mb-8">
      <p>{t(`early.${missing}`, { step: t(`steps.${early}`) })}</p>
    </Notice>
  )
}
