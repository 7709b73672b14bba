import type { ReactNode } from 'react'

import type { SectionId } from '#i18n/links.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/section.tsx'

/** A section of the home page, named by its heading. */
export function Part({
  id,
  title,
  lead,
  surface = 'paper',
  beside = false,
  children,
}: {
  readonly id: SectionId
  readonly title: string
  readonly lead?: string
  readonly surface?: 'paper' | 'sand' | 'dark'
  /** On a wide screen, the heading is to the left of its content. */
  readonly beside?: boolean
  readonly children: ReactNode
}) {
  return (
    <Section id={id} surface={surface} aria-labelledby={`${id}-heading`}>
      <div className={classes(beside && 'gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]')}>
        <div className="mb-10 max-w-4xl lg:mb-14">
          <h2 id={`${id}-heading`} className="text-title">
            {title}
          </h2>
          {lead !== undefined && <p className="mt-4 max-w-3xl text-lead text-ink-700">{lead}</p>}
        </div>
        {children}
      </div>
    </Section>
  )
}
