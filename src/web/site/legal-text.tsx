import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'

import type german from '../../content/de/notices.ts'
import type { Shape } from '../../content/shape.ts'
import { useLanguage } from '../i18n.tsx'
import { LegalPage } from './legal-page.tsx'

type Notices = Shape<typeof german>

interface Choice {
  readonly text: keyof Notices
  readonly dated?: boolean
}

const texts = {
  de: lazyNotices(() => import('../../content/de/notices.ts')),
  en: lazyNotices(() => import('../../content/en/notices.ts')),
} as const

function lazyNotices(load: () => Promise<{ default: Notices }>) {
  return lazy(async () => {
    const { default: notices } = await load()
    return { default: (choice: Choice) => <Notice {...choice} notices={notices} /> }
  })
}

/** One of the texts in `content/LANGUAGE/notices.ts`, in the language being read. */
export function LegalText(choice: Choice) {
  const Content = texts[useLanguage()]
  return (
    <Suspense fallback={<div className="min-h-screen" />}>
      <Content {...choice} />
    </Suspense>
  )
}

function Notice({ text, dated = false, notices }: Choice & { readonly notices: Notices }) {
  const t = useTranslations('legal')
  return (
    <LegalPage
      title={t(`${text}.title`)}
      description={t(`${text}.description`)}
      heading={t(`${text}.heading`)}
      {...(dated ? { lead: t('effective') } : {})}
      // Numbered, so that the contents can lead to them.
      sections={notices[text].map((section, index) => ({ ...section, id: `section-${index + 1}` }))}
    />
  )
}
