import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'

import { withMessages, type AreaMessages } from '#i18n/i18n.tsx'
import { inLanguage } from '#frame/in-language.tsx'
import type { Language } from '#i18n/links.ts'
import type { OwnPage } from './entries.ts'

interface Part<Props> {
  readonly Content: ComponentType<Props>
  readonly messages: AreaMessages
}

/**
 * Content of a page of the account. Its code, its words and the library for server state are fetched for members only;
 * everybody else is sent to sign in.
 */
export function forMembers<Props extends object>(
  load: (language: Language) => Promise<Part<Props>>,
): ComponentType<Props> {
  const partIn = (language: Language) => async () => {
    const [{ Content, messages }, { ServerState }] = await Promise.all([
      load(language),
      import('#api/server-state.tsx'),
    ])
    return { default: withMessages<Props>(messages, Content, ServerState) }
  }
  return inLanguage({ de: partIn('de'), en: partIn('en') })
}

/** A page of the account under its name in the sidebar. All have the same width, so that nothing jumps between them. */
export function memberPage(page: OwnPage, load: Parameters<typeof forMembers>[0]): ComponentType {
  const Content = forMembers(load)
  return function MemberPage() {
    const t = useTranslations('dashboard.pages')
    return (
      <>
        <h1 className="mb-6 text-heading">{t(`${page}.entry`)}</h1>
        <Content />
      </>
    )
  }
}
