import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { Booking } from '#contract/booking.ts'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { stepHeadingId } from '../flow/step-heading.ts'
import { useWallClock } from '#rental/wall-clock.ts'
import { useWords } from '#rental/rental-words.ts'
import { lastBooking } from './last-booking.ts'

/** Page for visitors who go back after ordering, in place of an empty form. */
export function AlreadySent({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking.payment')
  const to = useHref()
  const words = useWords()
  const clock = useWallClock()
  const requested = booking.status === 'requested'
  const rental = { vehicle: words.similar(booking.vehicle.name), start: clock.both(booking.start) }
  return (
    <div className="mx-auto max-w-3xl">
      <CircleCheck aria-hidden size={56} strokeWidth={1.5} className="text-success" />
      <h1 id={stepHeadingId} tabIndex={-1} className="mt-4 text-title">
        {t(requested ? 'sent.titleRequest' : 'sent.title')}
      </h1>
      <p className="mt-3 text-lead text-ink-700">{t('sent.text', rental)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={{ search: '?step=done' }} size="large">
          {t(requested ? 'sent.showRequest' : 'sent.show')}
        </ButtonLink>
        <ButtonLink to={to('manageBooking')} size="large" variant="quiet">
          {t(requested ? 'done.manageRequest' : 'done.manage')}
        </ButtonLink>
        <ButtonLink to={to('newBooking')} size="large" variant="quiet" onClick={lastBooking.clear}>
          {t(requested ? 'done.againRequest' : 'done.again')}
        </ButtonLink>
      </div>
    </div>
  )
}
