import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

import { useSectionInView } from '#frame/shell/use-section-in-view.ts'
import { PlaceLink } from './place-link.tsx'

/** Beside the text and always in view on a wide screen; the section being read is marked. */
export function Contents({
  sections,
}: {
  readonly sections: readonly { readonly id: string; readonly heading: string }[]
}) {
  const t = useTranslations('legal')
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const inView = useSectionInView(ids)
  return (
    <nav
      aria-labelledby="contents"
      className="lg:sticky lg:top-[calc(var(--header)+2rem)] lg:max-h-[calc(100dvh-var(--header)-var(--banner)-4rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="text-base">
        {t('contents')}
      </h2>
      <ol className="mt-2 text-small">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <PlaceLink
              place={id}
              aria-current={id === inView ? 'true' : undefined}
              className="flex min-h-11 items-center border-l-2 border-line pl-4 text-ink-700 underline-offset-4 hover:text-ink-900 hover:underline aria-[current]:border-petrol-600 aria-[current]:font-semibold aria-[current]:text-ink-900 lg:min-h-9"
            >
              {heading}
            </PlaceLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
