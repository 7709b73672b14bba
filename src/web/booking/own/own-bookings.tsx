import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '#i18n/i18n.tsx'
import { OwnList } from './own-booking-list.tsx'
import { Rental } from './own-booking.tsx'

/** A customer's own bookings: all of them, or the one that the address names. */
export function OwnBookings() {
  const t = useTranslations('dashboard.pages.ownBookings')
  const [query] = useSearchParams()
  const reference = useLinked() ?? query.get('booking')
  return (
    <>
      {reference === null ? (
        <>
          <h1 className="mb-6 text-heading">{t('entry')}</h1>
          <OwnList />
        </>
      ) : (
        <Rental key={reference} reference={reference} />
      )}
    </>
  )
}

/** Reference that a letter's link has behind the '#'. From then on it is in the address like any other. */
function useLinked(): string | null {
  const linked = new URLSearchParams(useLocation().hash.slice(1)).get('booking')
  const navigate = useNavigate()
  const to = useHref()
  useEffect(() => {
    if (linked !== null) void navigate(to('ownBookings', { booking: linked }), { replace: true })
  }, [linked, navigate, to])
  return linked
}
