import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '../../../content/company.ts'
import type { RentalOffer } from '../../../contract/rental-offer.ts'
import { useHref } from '../../i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/card-page.tsx'
import { phoneLink } from '../flow/failure.tsx'
import { againQuery } from '../manage/again.ts'
import { Vehicle } from './vehicle.tsx'

type Kind = 'requested' | 'booked' | 'expired' | 'withdrawn' | 'declined' | 'cancelled'

function kindOf({ status }: RentalOffer): Kind {
  switch (status) {
    case 'requested':
    case 'withdrawn':
    case 'declined':
    case 'cancelled':
      return status
    // What still says it is offered has just run out of time.
    case 'offered':
    case 'expired':
      return 'expired'
    case 'pending_payment':
    case 'confirmed':
    case 'active':
    case 'returned':
    case 'closed':
    case 'no_show':
      return 'booked'
  }
}

const again: ReadonlySet<Kind> = new Set(['expired', 'withdrawn', 'declined'])

/** What became of an offer that cannot be ordered, and where to go from here. */
export function Over({ offer }: { readonly offer: RentalOffer }) {
  const t = useTranslations('booking.offer')
  const to = useHref()
  const kind = kindOf(offer)
  return (
    <Message
      heading={t(`over.${kind}.heading`)}
      text={t(`over.${kind}.text`)}
      picture={<Vehicle vehicle={offer.vehicle} />}
    >
      {again.has(kind) && (
        <ButtonLink to={to('newBooking', againQuery(offer))} size="large">
          {t('again')}
        </ButtonLink>
      )}
      <ButtonLink to={to('manageBooking')} size="large" variant={again.has(kind) ? 'quiet' : 'primary'}>
        {t(kind === 'booked' ? 'show' : 'manage')}
      </ButtonLink>
    </Message>
  )
}

export function NoLink() {
  const t = useTranslations('booking.offer')
  return (
    <Message heading={t('noLink.heading')} text={t('noLink.text')}>
      <Ways />
    </Message>
  )
}

export function InvalidLink() {
  const t = useTranslations('booking.offer')
  return (
    <Message heading={t('invalid.heading')} text={t('invalid.text')}>
      <Ways />
    </Message>
  )
}

function Ways() {
  const t = useTranslations('booking.offer')
  const to = useHref()
  return (
    <>
      <ButtonLink to={to('manageBooking')} size="large">
        {t('manage')}
      </ButtonLink>
      <ButtonLink to={to('ownBookings')} size="large" variant="quiet">
        {t('account')}
      </ButtonLink>
    </>
  )
}

interface MessageProps {
  readonly heading: string
  readonly text: string
  readonly picture?: ReactNode
  readonly children: ReactNode
}

function Message({ heading, text, picture, children }: MessageProps) {
  const t = useTranslations('booking.flow')
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <h1 className="text-title">{heading}</h1>
      <p className="mt-3 text-lead text-ink-700">{text}</p>
      {picture !== undefined && <div className="mt-8">{picture}</div>}
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      <p className="mt-6 text-small text-ink-700">
        {t.rich('orCall', { number: company.phone.text, phone: phoneLink })}
      </p>
    </div>
  )
}
