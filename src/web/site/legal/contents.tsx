import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useSectionInView } from '#frame/shell/use-section-in-view.ts'
import { classes } from '#ui/classes.ts'
import { PlaceLink } from './place-link.tsx'

/**
 * Beside the text and always in view on a wide screen, where the section being read is marked; folded above it on a
 * narrower one. Numbers are those of the sections.
 */
export function Contents({
  sections,
  numbered,
}: {
  readonly sections: readonly { readonly id: string; readonly heading: string }[]
  readonly numbered: boolean
}) {
  const t = useTranslations('legal')
  const [open, setOpen] = useState(false)
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const inView = useSectionInView(ids)
  return (
    <nav
      aria-labelledby="contents"
      className="lg:sticky lg:top-[calc(var(--header)+2rem)] lg:max-h-[calc(100dvh-var(--header)-var(--banner)-4rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="text-base max-lg:sr-only noscript:not-sr-only">
        {t('contents')}
      </h2>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center justify-between border-y border-line font-display font-semibold lg:hidden noscript:hidden"
      >
        {t('contents')}
        <ChevronDown
          aria-hidden
          size={20}
          className={classes('text-petrol-600 transition-transform', open && 'rotate-180')}
        />
      </button>
      <ol
        className={classes(
          'mt-2 gap-x-8 text-small md:grid-cols-2 lg:block',
          open ? 'md:grid' : 'max-lg:hidden noscript:block',
        )}
      >
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <PlaceLink
              place={id}
              aria-current={id === inView ? 'true' : undefined}
              className="flex min-h-11 items-center border-l-2 border-line pl-4 text-ink-700 underline-offset-4 hover:text-ink-900 hover:underline aria-[current]:border-petrol-600 aria-[current]:font-semibold aria-[current]:text-ink-900 lg:min-h-9"
            >
              {numbered && <span className="figures w-6 shrink-0">{index + 1}</span>}
              {heading}
            </PlaceLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
