import { useTranslations } from 'use-intl'

import { useBookings } from '#api/site.ts'
import { useErrorText } from '#api/error-text.ts'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Failure } from '../flow/failure.tsx'
import type { Outcome } from './order.ts'

interface OutcomeNoticeProps {
  readonly outcome: Outcome
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Notice after an order that failed, or may have succeeded unnoticed: the reason, and what to do now. */
export function OutcomeNotice({ outcome, busy, onRetry }: OutcomeNoticeProps) {
  const t = useTranslations('booking')
  const say = useErrorText()
  const to = useHref()
  const bookings = useBookings()
  switch (outcome.kind) {
    case 'failed':
      return (
        <Failure onRetry={onRetry} busy={busy} className="">
          <p>{say(outcome.error)}</p>
          <p>{t(outcome.maybeBooked ? 'payment.maybe' : 'flow.failure.kept')}</p>
        </Failure>
      )
    case 'state_changed':
      return (
        <Notice title={t(`payment.stateChanged.title.${bookings}`)}>
          <p>{t(`payment.stateChanged.${bookings}`)}</p>
        </Notice>
      )
    case 'used':
      return (
        <Failure className="">
          <p>{t('payment.used')}</p>
          <ButtonLink to={to('manageBooking')} variant="quiet">
            {t('payment.done.manage')}
          </ButtonLink>
        </Failure>
      )
    case 'method_refused':
      return null
  }
}
