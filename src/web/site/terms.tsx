import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'

import type german from '../../content/de/terms.ts'
import type { Shape } from '../../content/shape.ts'
import { useLanguage } from '../i18n.tsx'
import { LegalPage } from './legal-page.tsx'

type TermsText = Shape<typeof german>

/** The longest text of the site: only this page fetches it, in the language being read. */
const texts = {
  de: lazyText(() => import('../../content/de/terms.ts')),
  en: lazyText(() => import('../../content/en/terms.ts')),
} as const

function lazyText(load: () => Promise<{ default: TermsText }>) {
  return lazy(async () => {
    const { default: text } = await load()
    return { default: () => <Text text={text} /> }
  })
}

export default function Terms() {
  const Content = texts[useLanguage()]
  return (
    <Suspense fallback={<div className="min-h-screen" />}>
      <Content />
    </Suspense>
  )
}

function Text({ text }: { readonly text: TermsText }) {
  const t = useTranslations('legal.terms')
  return (
    <LegalPage
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      lead={text.validFrom}
      sections={text.sections.map(({ id, title, paragraphs }) => ({ id, heading: title, paragraphs }))}
    >
      <p className="text-lead">{text.intro}</p>
    </LegalPage>
  )
}
