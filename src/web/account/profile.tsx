import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { MoreMessages, useLanguage } from '../i18n.tsx'
import type { Language } from '../links.ts'
import { Spinner } from '../ui/spinner.tsx'

/** The form and its words are fetched for members only: others are on their way to the sign-in page. */
const editors = { de: lazyEditor('de'), en: lazyEditor('en') }

function lazyEditor(language: Language) {
  return lazy(async () => {
    const german = language === 'de'
    const [{ ProfileEditor }, { default: account }, { default: profile }] = await Promise.all([
      import('./profile/editor.tsx'),
      german ? import('../../content/de/account.ts') : import('../../content/en/account.ts'),
      german ? import('../../content/de/profile.ts') : import('../../content/en/profile.ts'),
    ])
    const messages = { account, profile }
    return {
      default: () => (
        <MoreMessages messages={messages}>
          <ProfileEditor />
        </MoreMessages>
      ),
    }
  })
}

/** What customers tell us of themselves. */
export default function Profile() {
  const t = useTranslations('dashboard.pages.profile')
  const common = useTranslations('site.common')
  const Editor = editors[useLanguage()]
  return (
    <div className="max-w-3xl">
      <h1 className="mb-6 text-subtitle">{t('title')}</h1>
      <Suspense fallback={<Spinner label={common('loading')} />}>
        <Editor />
      </Suspense>
    </div>
  )
}
