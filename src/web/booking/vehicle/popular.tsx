import { useTranslations } from 'use-intl'

/** Badge of a service that many customers choose (specified). It leaves its line as high as it is. */
export function Popular() {
  const t = useTranslations('booking.vehicle')
  return (
    <span className="-my-0.5 rounded-full bg-amber-100 px-2.5 py-0.5 text-small font-semibold text-amber-800">
      {t('popular')}
    </span>
  )
}
