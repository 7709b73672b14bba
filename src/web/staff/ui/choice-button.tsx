import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'

/** A filter that is on or off. A finger has more room than is drawn. */
export function Choice({
  on,
  title,
  onClick,
  children,
}: {
  readonly on: boolean
  /** Name that may be long: it is cut where it leaves no room for others, and shown in full under the pointer. */
  readonly title?: string
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      title={title}
      onClick={onClick}
      className={classes(
        title === undefined ? 'shrink-0' : 'max-w-60 min-w-0',
        'press relative inline-flex h-7 items-center rounded-full border px-3 text-meta font-semibold whitespace-nowrap max-lg:h-9 max-lg:after:absolute max-lg:after:inset-x-0 max-lg:after:-inset-y-1.25 touch:h-9 touch:after:absolute touch:after:inset-x-0 touch:after:-inset-y-1.25',
        on
          ? 'border-petrol-600 bg-petrol-100 text-petrol-800'
          : 'border-line-2 bg-white text-ink-700 hover:border-edge',
      )}
    >
      {title === undefined ? children : <span className="truncate">{children}</span>}
    </button>
  )
}
