import { useTranslations } from 'use-intl'

/** Badge of a service that many customers choose (specified). */
export function Popular() {
  const t = useTranslations('booking.vehicle')
  return (
    <span className="rounded-full bg-amber-100 px-2.5 py-0.5 text-small font-semibold text-amber-800">
      {t('popular')}
    </span>
  )
}
