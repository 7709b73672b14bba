import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { MoreMessages, useLanguage } from '../i18n.tsx'
import type { Language } from '../links.ts'
import { Spinner } from '../ui/spinner.tsx'

/** What it shows, and its words, are fetched for members only: others are on their way to the sign-in page. */
const overviews = { de: lazyOverview('de'), en: lazyOverview('en') }

function lazyOverview(language: Language) {
  return lazy(async () => {
    const [{ Overview }, { default: overview }] = await Promise.all([
      import('./dashboard/overview.tsx'),
      language === 'de' ? import('../../content/de/overview.ts') : import('../../content/en/overview.ts'),
    ])
    const messages = { overview }
    return {
      default: () => (
        <MoreMessages messages={messages}>
          <Overview />
        </MoreMessages>
      ),
    }
  })
}

/** The first page of the account. */
export default function Dashboard() {
  const common = useTranslations('site.common')
  const Overview = overviews[useLanguage()]
  return (
    <Suspense fallback={<Spinner label={common('loading')} />}>
      <Overview />
    </Suspense>
  )
}
