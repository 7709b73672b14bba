import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { stepHeadingId } from '../flow/step-heading.ts'
import { lastBooking } from './last-booking.ts'

/** Stands where the steps were, once the booking or request is sent. */
export function SentFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl">
      <CircleCheck aria-hidden size={56} strokeWidth={1.5} className="text-success" />
      <h1 id={stepHeadingId} tabIndex={-1} className="mt-4 text-title">
        {title}
      </h1>
      {children}
    </div>
  )
}

/** Buttons that lead to the booking and to another one. @param props.first a button before them, which is the main one then */
export function SentLinks({ requested, first }: { readonly requested: boolean; readonly first?: ReactNode }) {
  const t = useTranslations('booking.payment.done')
  const to = useHref()
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {first}
      <ButtonLink to={to('manageBooking')} size="large" variant={first === undefined ? 'primary' : 'quiet'}>
        {t(requested ? 'manageRequest' : 'manage')}
      </ButtonLink>
      <ButtonLink to={to('newBooking')} size="large" variant="quiet" onClick={lastBooking.clear}>
        {t(requested ? 'againRequest' : 'again')}
      </ButtonLink>
    </div>
  )
}
