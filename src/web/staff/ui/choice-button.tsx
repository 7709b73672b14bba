import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'

/** A filter that is on or off. */
export function Choice({
  on,
  onClick,
  children,
}: {
  readonly on: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={classes(
        'press inline-flex h-7 shrink-0 items-center rounded-full border px-3 text-meta font-semibold whitespace-nowrap max-lg:h-11 touch:h-11',
        on
          ? 'border-petrol-600 bg-petrol-100 text-petrol-800'
          : 'border-line-2 bg-white text-ink-700 hover:border-edge',
      )}
    >
      {children}
    </button>
  )
}
