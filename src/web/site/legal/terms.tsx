import { lazy } from 'react'
import { useTranslations } from 'use-intl'

import type german from '#content/de/terms.ts'
import type { Shape } from '#content/shape.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { Brief } from './brief.tsx'
import { LegalPage } from './legal-page.tsx'
import { Sections } from './legal-sections.tsx'

type TermsText = Shape<typeof german>

/** The longest text of the site: only this page fetches it, in the language being read. */
const texts = {
  de: lazyText(() => import('#content/de/terms.ts')),
  en: lazyText(() => import('#content/en/terms.ts')),
} as const

function lazyText(load: () => Promise<{ default: TermsText }>) {
  return lazy(async () => {
    const { default: text } = await load()
    return { default: () => <Text text={text} /> }
  })
}

export default function Terms() {
  const t = useTranslations('legal')
  const Content = texts[useLanguage()]
  return (
    <LegalPage name="terms" since={t('effective')}>
      <Brief name="terms" />
      <Content />
    </LegalPage>
  )
}

function Text({ text }: { readonly text: TermsText }) {
  return (
    <Sections
      numbered
      intro={text.intro}
      sections={text.sections.map(({ id, title, paragraphs }) => ({ id, heading: title, paragraphs }))}
    />
  )
}
