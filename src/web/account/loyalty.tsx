import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { MoreMessages, useLanguage } from '../i18n.tsx'
import type { Language } from '../links.ts'
import { Spinner } from '../ui/spinner.tsx'

/** As with the settings: fetched for members only. */
const panels = { de: lazyPanel('de'), en: lazyPanel('en') }

function lazyPanel(language: Language) {
  return lazy(async () => {
    const [{ PointsPanel }, { default: loyalty }] = await Promise.all([
      import('./loyalty/points-panel.tsx'),
      language === 'de' ? import('../../content/de/loyalty.ts') : import('../../content/en/loyalty.ts'),
    ])
    const messages = { loyalty }
    return {
      default: () => (
        <MoreMessages messages={messages}>
          <PointsPanel />
        </MoreMessages>
      ),
    }
  })
}

/** A member's points and tier (D28). */
export default function Loyalty() {
  const t = useTranslations('dashboard.pages.loyalty')
  const common = useTranslations('site.common')
  const Panel = panels[useLanguage()]
  return (
    <div className="max-w-3xl">
      <h1 className="mb-6 text-subtitle">{t('title')}</h1>
      <Suspense fallback={<Spinner label={common('loading')} />}>
        <Panel />
      </Suspense>
    </div>
  )
}
