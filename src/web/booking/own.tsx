import { Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { useLanguage } from '../i18n.tsx'
import { lazyPart } from '../lazy-part.ts'
import { Spinner } from '../ui/spinner.tsx'

const inLanguage = {
  de: lazyPart(() => import('../languages/de-own-bookings.tsx')),
  en: lazyPart(() => import('../languages/en-own-bookings.tsx')),
}

/**
 * A customer's own bookings, within the frame of the dashboard. What shows them comes after the frame has let
 * somebody in: whoever is sent to sign in first has no use for it.
 */
export default function OwnBookingsPage() {
  const t = useTranslations('site.common')
  const OwnBookings = inLanguage[useLanguage()]
  return (
    <Suspense fallback={<Spinner label={t('loading')} />}>
      <OwnBookings />
    </Suspense>
  )
}
