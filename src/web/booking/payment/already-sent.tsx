import { useTranslations } from 'use-intl'

import type { Booking } from '#contract/booking.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useWords } from '#rental/rental-words.ts'
import { SentFrame, SentLinks } from './sent-frame.tsx'

/** Page for visitors who go back after ordering, in place of an empty form. */
export function AlreadySent({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('booking.payment')
  const words = useWords()
  const clock = useWallClock()
  const requested = booking.status === 'requested'
  const rental = { vehicle: words.similar(booking.vehicle.name), start: clock.said(booking.start) }
  return (
    <SentFrame title={t(requested ? 'sent.titleRequest' : 'sent.title')}>
      <p className="mt-3 text-lead text-ink-700">{t('sent.text', rental)}</p>
      <SentLinks
        requested={requested}
        first={
          <ButtonLink to={{ search: '?step=done' }} size="large">
            {t(requested ? 'sent.showRequest' : 'sent.show')}
          </ButtonLink>
        }
      />
    </SentFrame>
  )
}
