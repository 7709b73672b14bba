import { useId, type ReactNode } from 'react'

import { classes } from '#ui/classes.ts'

/** Part of the dashboard, named by its heading. */
export function Card({
  title,
  className,
  children,
}: {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classes('min-w-0 rounded-card border border-line bg-white p-5 sm:p-6', className)}
    >
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
