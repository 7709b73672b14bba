import { Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { useLanguage } from '../../i18n.tsx'
import { lazyPart } from '../../lazy-part.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { DriversProps } from './fields.tsx'

const fieldsIn = {
  de: lazyPart(() => import('../../languages/de-additional-drivers.tsx')),
  en: lazyPart(() => import('../../languages/en-additional-drivers.tsx')),
}

/** Whoever drives beside the customer. Fields and words come when there is somebody to name. */
export function AdditionalDrivers(props: DriversProps) {
  const t = useTranslations('site.common')
  const Fields = fieldsIn[useLanguage()]
  if (props.slots.length === 0) return null
  return (
    <Suspense fallback={<Spinner label={t('loading')} />}>
      <Fields {...props} />
    </Suspense>
  )
}
