import { useTranslations } from 'use-intl'

import { Screen } from '../frame/screen.tsx'

/** The board of a branch and day. */
export function Today() {
  const t = useTranslations('staff.today')
  return (
    <Screen title={t('title')}>
      <p className="p-6" />
    </Screen>
  )
}
