import { useTranslations } from 'use-intl'

import { decisionBy } from '#domain/request.ts'
import { useHref } from '#i18n/i18n.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { useNow } from '#api/clock.ts'
import { useFlow } from '../flow/flow.tsx'
import { useFreeCancel } from '../price/free-cancel.ts'
import { useWallClock } from '#rental/wall-clock.ts'

/** Legal notes: before launch the meaning of a request; cancelling, no right of withdrawal (BGB § 312g). */
export function LegalNotes() {
  const t = useTranslations('booking.payment')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  return (
    <div className="mt-6 space-y-1 text-small text-ink-700">
      <RequestNote />
      <CancelNote />
      <p>{t('noWithdrawal')}</p>
      <p>{t.rich('privacy', { privacy: newTabLink(to('privacy'), newTab) })}</p>
    </div>
  )
}

/** Explains what a request is and when it will be answered (D25). */
function RequestNote() {
  const t = useTranslations('booking.payment')
  const { site, trip } = useFlow()
  const now = useNow()
  const clock = useWallClock()
  if (trip.start === undefined) return null
  const date = clock.moment(decisionBy(now, trip.start, site.rules.requestHours).toISOString())
  return <p className="if-soon mb-3 rounded-field bg-petrol-100 p-4 text-ink-900">{t('request', { date })}</p>
}

function CancelNote() {
  const t = useTranslations('booking.payment')
  const promise = useFreeCancel()
  if (!promise) return null
  const { date, requested } = promise
  if (!requested) return <p>{date === null ? t('cancelLate') : t('cancel', { date })}</p>
  return (
    <p>
      {t('withdraw')} {date === null ? t('cancelRequestLate') : t('cancelRequest', { date })}
    </p>
  )
}
