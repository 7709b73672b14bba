import { useMessages, useTranslations } from 'use-intl'

import { bound } from '#content/unbroken.ts'
import { PlaceLink } from './place-link.tsx'

/** Answers that most readers look for, each with a link to the full text. */
export function Brief({ name }: { readonly name: 'privacy' | 'terms' }) {
  const t = useTranslations('legal')
  const { brief } = useMessages().legal[name]
  return (
    <aside aria-labelledby="brief" className="mb-14 rounded-card bg-sand p-6 sm:p-9 print:hidden">
      <h2 id="brief" className="text-subtitle">
        {t('brief')}
      </h2>
      <ul className="mt-4 grid gap-x-12 border-t border-edge/40 md:grid-cols-2">
        {brief.map(({ text, to }) => (
          <li key={text} className="border-b border-edge/40 odd:last:md:col-span-2">
            <PlaceLink
              place={to}
              className="flex min-h-11 items-center py-3 underline decoration-edge/60 underline-offset-4 hover:decoration-current"
            >
              {bound(text)}
            </PlaceLink>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-500">{t('briefNote')}</p>
    </aside>
  )
}
