import { useTranslations } from 'use-intl'

import { ButtonLink } from '../ui/act-button.tsx'
import { Screen } from './screen.tsx'
import { useStaffHref } from './staff-href.ts'

/** Page for addresses that the back office does not have, and for things of other branches. */
export function Nowhere() {
  const t = useTranslations('staff.notFound')
  const href = useStaffHref()
  return (
    <Screen title={t('title')}>
      <div className="grid justify-items-start gap-4 p-6">
        <p className="max-w-prose">{t('text')}</p>
        <ButtonLink look="petrol" to={href('')}>
          {t('home')}
        </ButtonLink>
      </div>
    </Screen>
  )
}
