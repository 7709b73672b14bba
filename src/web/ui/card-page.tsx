import type { ReactNode } from 'react'

import { classes } from './classes.ts'

/**
 * A picture that fills half of a wide window, with the page beside it or, on a narrow one, below it. `beside-edge` is how
 * far both stay away from the window's sides (app.css).
 */
export function Beside({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="beside-edge surface-paper relative grid min-h-[calc(100svh-var(--header)-var(--banner))] bg-paper max-lg:grid-rows-[auto_1fr] lg:grid-cols-2">
      {picture}
      <div className="min-w-0 px-5 pt-8 pb-16 md:px-8 md:pt-12 lg:self-center lg:py-16 lg:pr-(--edge) xl:pl-16">
        {children}
      </div>
    </section>
  )
}

interface CardPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** For a form with fields side by side. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A page with one thing to do: heading and form, in one column. */
export function CardPage({ title, lead, wide = false, children }: CardPageProps) {
  return (
    <div className={classes('lg:ml-auto', wide ? 'lg:max-w-2xl' : 'lg:max-w-lg')}>
      {/* Some specified headings begin with a small letter. */}
      <h1 className="text-heading first-letter:uppercase">{title}</h1>
      {lead !== undefined && <p className="mt-3 text-ink-700">{lead}</p>}
      <div className="mt-7">{children}</div>
    </div>
  )
}
