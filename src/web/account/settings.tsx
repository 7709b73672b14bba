import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { MoreMessages, useLanguage } from '../i18n.tsx'
import type { Language } from '../links.ts'
import { Spinner } from '../ui/spinner.tsx'

/** What is set here, and its words, are fetched for members only: others are on their way to the sign-in page. */
const panels = { de: lazyPanels('de'), en: lazyPanels('en') }

function lazyPanels(language: Language) {
  return lazy(async () => {
    const german = language === 'de'
    const [{ Panels }, { default: account }, { default: settings }] = await Promise.all([
      import('./settings/panels.tsx'),
      german ? import('../../content/de/account.ts') : import('../../content/en/account.ts'),
      german ? import('../../content/de/settings.ts') : import('../../content/en/settings.ts'),
    ])
    const messages = { account, settings }
    return {
      default: () => (
        <MoreMessages messages={messages}>
          <Panels />
        </MoreMessages>
      ),
    }
  })
}

/** What customers set about their own accounts. */
export default function Settings() {
  const t = useTranslations('dashboard.pages.settings')
  const common = useTranslations('site.common')
  const Panels = panels[useLanguage()]
  return (
    <div className="max-w-3xl">
      <h1 className="mb-6 text-subtitle">{t('title')}</h1>
      <Suspense fallback={<Spinner label={common('loading')} />}>
        <Panels />
      </Suspense>
    </div>
  )
}
