import { lazy } from 'react'

import type german from '#content/de/notices.ts'
import type { Shape } from '#content/shape.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { Sections } from './legal-sections.tsx'

type Notices = Shape<typeof german>

interface Choice {
  readonly text: keyof Notices
}

const texts = {
  de: lazyNotices(() => import('#content/de/notices.ts')),
  en: lazyNotices(() => import('#content/en/notices.ts')),
} as const

function lazyNotices(load: () => Promise<{ default: Notices }>) {
  return lazy(async () => {
    const { default: notices } = await load()
    return { default: ({ text }: Choice) => <Sections sections={notices[text]} /> }
  })
}

/** Text from `content/LANGUAGE/notices.ts`, in the reader's language. */
export function Notice({ text }: Choice) {
  const Content = texts[useLanguage()]
  return <Content text={text} />
}
