import type { ReactNode } from 'react'

/** Heading of a section with a count beside it, and something quiet at its end. */
export const SectionHead = ({
  title,
  count,
  children,
}: {
  readonly title: string
  readonly count?: ReactNode | undefined
  readonly children?: ReactNode
}) => (
  <div className="flex min-h-7 items-baseline gap-2">
    <h2 className="text-sm tracking-normal">{title}</h2>
    {count !== undefined && <span className="text-meta text-ink-500">{count}</span>}
    {children !== undefined && <span className="ml-auto text-meta text-ink-500">{children}</span>}
  </div>
)
