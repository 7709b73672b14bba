import { useId, type ReactNode } from 'react'

import { takeFocus } from '#ui/card-page.tsx'
import { classes } from '#ui/classes.ts'
import { Notice } from '#ui/notice.tsx'

/** Panel of one setting. */
export function Panel({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-white p-5 sm:p-8">
      <h2 id={id} className={classes('text-subtitle', lead === undefined && 'mb-4')}>
        {title}
      </h2>
      {lead !== undefined && <div className="mt-2 mb-6 max-w-prose text-ink-700">{lead}</div>}
      {children}
    </section>
  )
}

/** Heading within a panel, in the type of the text; the display face is for headings that stand alone. */
export function SubHeading({ children }: { readonly children: ReactNode }) {
  return <h3 className="font-text text-base font-semibold text-ink-900">{children}</h3>
}

/** Says in place that something worked. It takes the focus, because the form that had it has been replaced. */
export function Done({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="mb-6">
      <Notice kind="success">
        <p>{children}</p>
      </Notice>
    </div>
  )
}
