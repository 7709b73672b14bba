import { useTranslations } from 'use-intl'

import { Brief } from './brief.tsx'
import { Notice } from './legal-notice.tsx'
import { LegalPage } from './legal-page.tsx'

export default function Privacy() {
  const t = useTranslations('legal')
  return (
    <LegalPage name="privacy" since={t('effective')}>
      <Brief name="privacy" />
      <Notice text="privacy" />
    </LegalPage>
  )
}
