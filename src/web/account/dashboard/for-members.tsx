import { lazy, Suspense, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'

import { MoreMessages, useLanguage, type AreaMessages } from '#i18n/i18n.tsx'
import type { Language } from '#i18n/links.ts'
import { Spinner } from '#ui/spinner.tsx'
import type { OwnPage } from './entries.ts'

interface Part<Props> {
  readonly Content: ComponentType<Props>
  readonly messages: AreaMessages
}

/** What a page of the account shows, its words and what reads server state, fetched for members only: others are on
 * their way to sign in. */
export function forMembers<Props extends object>(
  load: (language: Language) => Promise<Part<Props>>,
): ComponentType<Props> {
  const inLanguage = (language: Language) =>
    lazy(async () => {
      const [{ Content, messages }, { ServerState }] = await Promise.all([
        load(language),
        import('#api/server-state.tsx'),
      ])
      return {
        default: (props: Props) => (
          <ServerState>
            <MoreMessages messages={messages}>
              <Content {...props} />
            </MoreMessages>
          </ServerState>
        ),
      }
    })
  const contents = { de: inLanguage('de'), en: inLanguage('en') }
  return function ForMembers(props: Props) {
    const t = useTranslations('site.common')
    const Content = contents[useLanguage()]
    return (
      <Suspense fallback={<Spinner label={t('loading')} />}>
        <Content {...props} />
      </Suspense>
    )
  }
}

/** A page of the account under its name in the sidebar, as wide as is good to read. */
export function memberPage(page: OwnPage, load: Parameters<typeof forMembers>[0]): ComponentType {
  const Content = forMembers(load)
  return function MemberPage() {
    const t = useTranslations('dashboard.pages')
    return (
      <div className="max-w-3xl">
        <h1 className="mb-6 text-heading">{t(`${page}.entry`)}</h1>
        <Content />
      </div>
    )
  }
}
