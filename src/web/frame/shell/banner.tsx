import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '#i18n/i18n.tsx'

/** Banner at the bottom of every page until bookings open (D2). app.css sets its place and height. */
export function Banner() {
  const t = useTranslations('site.banner')
  const to = useHref()
  return (
    <aside
      aria-label={t('label')}
      className="if-soon surface-dark banner flex items-center justify-center gap-x-2 bg-petrol-800 px-4 text-sm sm:gap-x-4"
    >
      <p>{t('text')}</p>
      <Link
        to={to('newBooking')}
        className="inline-flex min-h-10 items-center px-1 font-semibold whitespace-nowrap underline decoration-amber-500 underline-offset-4 pointer-coarse:min-h-11"
      >
        {t('link')}
      </Link>
    </aside>
  )
}
