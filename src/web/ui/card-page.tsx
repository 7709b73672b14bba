import type { ReactNode } from 'react'

import { Section } from './section.tsx'

/** A page with one thing to do: heading and form on one card. */
export function CardPage({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <Section surface="sand" className="min-h-[70vh]">
      <div className="mx-auto max-w-lg rounded-card bg-white p-6 shadow-card sm:p-10">
        <CardHeading title={title} lead={lead} />
        {children}
      </div>
    </Section>
  )
}

function CardHeading({ title, lead }: { readonly title: string; readonly lead?: ReactNode }) {
  return (
    <div className="mb-7">
      <h1 className="text-heading">{title}</h1>
      {lead !== undefined && <p className="mt-3 text-ink-700">{lead}</p>}
    </div>
  )
}

/** Focuses the element that replaces a form, so that reading goes on there instead of losing the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
