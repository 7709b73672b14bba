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
      className="press inline-flex items-center rounded-full touch:min-h-11"
    >
      {/* A finger has more room than the eye sees. */}
      <span
        className={classes(
          'inline-flex h-7 items-center rounded-full border px-3 text-meta font-semibold whitespace-nowrap touch:h-8 touch:px-3.5',
          on
            ? 'border-petrol-600 bg-petrol-100 text-petrol-800'
            : 'border-line-2 bg-white text-ink-700 hover:border-edge',
        )}
      >
        {children}
      </span>
    </button>
  )
}
