import { useTranslations } from 'use-intl'

import type { RentalOffer } from '#contract/rental-offer.ts'
import type { SiteData } from '#contract/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { againQuery } from '../manage/again-query.ts'
import { Message } from './no-link.tsx'
import { Vehicle } from './vehicle.tsx'

type Kind = 'requested' | 'booked' | 'expired' | 'withdrawn' | 'declined' | 'cancelled'

function kindOf({ status }: RentalOffer): Kind {
  switch (status) {
    case 'requested':
    case 'withdrawn':
    case 'declined':
    case 'cancelled':
      return status
    // An offer that is still `offered` has just run out of time.
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

/** State of an offer that can no longer be ordered, with links to go on. */
export function Over({ offer, site }: { readonly offer: RentalOffer; readonly site: SiteData }) {
  const t = useTranslations('booking.offer')
  const to = useHref()
  const kind = kindOf(offer)
  return (
    <Message
      heading={t(`over.${kind}.heading`)}
      text={t(`over.${kind}.text`)}
      picture={<Vehicle offer={offer} site={site} />}
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
