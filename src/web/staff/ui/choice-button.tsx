import { classes } from '#ui/classes.ts'

/** A filter that is on or off. */
export function Choice({
  on,
  onClick,
  children,
}: {
  readonly on: boolean
  readonly onClick: () => void
  readonly children: string
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={classes(
        'press h-7 rounded-full border px-3 text-meta font-semibold whitespace-nowrap touch:h-11 touch:px-4',
        on
          ? 'border-petrol-600 bg-petrol-100 text-petrol-800'
          : 'border-line-2 bg-white text-ink-700 hover:border-edge',
      )}
    >
      {children}
    </button>
  )
}
