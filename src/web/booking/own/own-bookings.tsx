import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { OwnList } from './list.tsx'
import { Rental } from './rental.tsx'

/** A customer's own bookings: all of them, or the one that the address names. */
export function OwnBookings() {
  const t = useTranslations('dashboard.pages.ownBookings')
  const [query] = useSearchParams()
  const reference = query.get('booking')
  return (
    <>
      <h1 className="mb-6 text-heading">{t('entry')}</h1>
      {reference === null ? <OwnList /> : <Rental key={reference} reference={reference} />}
    </>
  )
}
