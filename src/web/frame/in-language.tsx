import { Suspense, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'

import { useLanguage } from '#i18n/i18n.tsx'
import { lazyPart } from './lazy-part.ts'
import type { Language } from '#i18n/links.ts'
import { Spinner } from '#ui/spinner.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Part of a page with its texts in the reader's language (languages/), loaded when it is shown. */
export function inLanguage<Props extends object>(
  files: Readonly<Record<Language, Load<NoInfer<Props>>>> & { readonly de: Load<Props> },
): ComponentType<Props> {
  const parts = { de: lazyPart(files.de), en: lazyPart(files.en) }
  return function InLanguage(props: Props) {
    const t = useTranslations('site.common')
    const Part = parts[useLanguage()]
    return (
      <Suspense fallback={<Spinner label={t('loading')} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}
