import type { ReactNode } from 'react'

import type { SectionId } from '#i18n/links.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/section.tsx'

/** Sizes of the heading: what the page is about, what speaks for it, and what one looks up. */
const sizes = { large: 'text-display', medium: 'text-title', small: 'text-heading' } as const

/** A section of the home page, named by its heading. */
export function Part({
  id,
  title,
  lead,
  size = 'medium',
  surface = 'paper',
  beside = false,
  actions,
  className,
  children,
}: {
  readonly id: SectionId
  readonly title: string
  readonly lead?: string
  readonly size?: keyof typeof sizes
  readonly surface?: 'paper' | 'sand'
  /** On a wide screen, the heading is to the left of its content; there is room for two rows below it. */
  readonly beside?: boolean
  /** Controls at the end of the heading's row. */
  readonly actions?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <Section wide id={id} surface={surface} aria-labelledby={`${id}-heading`} className={className}>
      <div
        className={classes(
          beside && 'gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-rows-[auto_auto_1fr]',
        )}
      >
        <div
          className={classes(
            'mb-7 flex flex-wrap justify-between gap-x-8 gap-y-4 lg:mb-11',
            beside ? 'items-start' : 'items-end',
          )}
        >
          <div className="max-w-4xl">
            <h2 id={`${id}-heading`} className={sizes[size]}>
              {title}
            </h2>
            {lead !== undefined && <p className="mt-3 max-w-3xl text-lead text-ink-700">{lead}</p>}
          </div>
          {actions}
        </div>
        {children}
      </div>
    </Section>
  )
}
