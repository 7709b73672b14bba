import { useRef } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import { useKeepPlace } from './keep-place.ts'
import { LanguageMenu } from './language-menu.tsx'
import { SectionLink } from './section-link.tsx'
import { WordMark } from './word-mark.tsx'

/** Top of a customer's own pages: the menu of the site stays outside, and a new rental is one quiet button. */
export function AccountHeader() {
  const t = useTranslations('site.header')
  const to = useHref()
  const languageButton = useRef<HTMLButtonElement>(null)
  useKeepPlace(() => languageButton.current)
  return (
    <header className="topbar surface-paper border-b border-line bg-paper text-small">
      <Container className="flex h-(--header) items-center gap-2 max-[22.5rem]:px-3.5">
        <SectionLink
          section="home"
          aria-label={t('home', { company: company.name })}
          className="inline-flex min-h-11 items-center"
        >
          <WordMark accent="text-petrol-600" />
        </SectionLink>
        <p className="ml-2 border-l border-line pl-4 leading-7 text-ink-500 max-[26rem]:hidden sm:ml-3 sm:pl-5">
          {t('account')}
        </p>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          <LanguageMenu button={languageButton} />
          <ButtonLink to={to('booking')} variant="quiet">
            {t('rent')}
          </ButtonLink>
        </div>
      </Container>
    </header>
  )
}
