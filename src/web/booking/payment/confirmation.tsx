import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { NewBooking } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { BookingFacts } from '../manage/booking-facts.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney } from '#rental/rental-words.ts'
import { SentFrame, SentLinks } from './sent-frame.tsx'

/** 'Booking Added', or clearly that it is only a request so far: the number, the next steps, and where to find it. */
export function Confirmation({ booking, site }: { readonly booking: NewBooking; readonly site: SiteData }) {
  const t = useTranslations('booking.payment.done')
  const requested = booking.status === 'requested'
  return (
    <SentFrame title={t(requested ? 'titleRequest' : 'title')}>
      {requested && (
        <p className="mt-4 w-fit rounded-field bg-amber-100 px-4 py-2.5 font-semibold text-amber-800">
          {t('notYetBooked')}
        </p>
      )}
      <p className="mt-3 text-lead text-ink-700">{t(requested ? 'requested' : 'confirmed')}</p>
      <div className="mt-8 rounded-card bg-petrol-100 p-6">
        <p className="text-small font-semibold text-petrol-800">{t(requested ? 'referenceRequest' : 'reference')}</p>
        {/* Has the hyphens of a keyboard, because customers copy it. */}
        <p className="figures mt-1 font-display text-[clamp(1.75rem,1.2rem+2.4vw,2.75rem)] leading-tight font-bold tracking-wide whitespace-nowrap select-all">
          {booking.reference}
        </p>
      </div>
      <h2 className="mt-10 text-subtitle">{t('next')}</h2>
      <NextSteps booking={booking} online={site.payment.online} />
      <SentLinks requested={requested} />
      <div className="mt-12">
        <BookingFacts booking={booking} site={site} />
      </div>
    </SentFrame>
  )
}

interface NextStepsProps {
  readonly booking: NewBooking
  readonly online: boolean
}

function NextSteps({ booking, online }: NextStepsProps) {
  const t = useTranslations('booking.payment.done')
  const clock = useWallClock()
  const money = useMoney(booking.price.currency)
  const total = money.exact(booking.price.totalMinor)
  const requested = booking.status === 'requested'
  const transfer = booking.paymentMethod === 'bank_transfer'
  const freeUntil = !requested && booking.cancellation?.free && booking.cancellation.freeUntil
  const payment = transfer ? (requested ? 'transferRequest' : 'transfer') : requested ? 'payRequest' : 'pay'
  const steps = [
    ...(booking.mailed
      ? [t.rich(requested ? 'mailRequest' : 'mail', { email: booking.email, mail })]
      : [t('noMail', { reference: unbroken(booking.reference) })]),
    ...(requested || !booking.mailed ? [] : [t('calendar')]),
    ...(booking.decisionBy ? [t('decision', { date: clock.moment(booking.decisionBy) }), t('order')] : []),
    ...(online ? [] : [t(payment, { total })]),
    t('bring'),
    ...(freeUntil ? [t('freeCancel', { date: clock.moment(freeUntil) })] : []),
  ]
  return (
    <ol className="mt-4 space-y-3">
      {steps.map((step, index) => (
        // The list is made once and never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="flex gap-3">
          <span
            aria-hidden
            className="figures grid size-7 shrink-0 place-items-center rounded-full bg-sand text-small font-semibold"
          >
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

const mail = (words: ReactNode) => <strong className="font-semibold wrap-anywhere">{words}</strong>
