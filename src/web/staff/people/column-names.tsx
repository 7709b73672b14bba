import { classes } from '#ui/classes.ts'

/** Names of the columns of a list; its rows say the same in words to a screen reader. */
export const ColumnNames = ({
  className,
  names,
}: {
  readonly className: string
  readonly names: readonly string[]
}) => (
  <div aria-hidden className="px-4 max-lg:hidden md:px-6">
    <div
      className={classes('grid min-h-8 items-end gap-x-4 border-b border-line pb-1 text-xs text-ink-500', className)}
    >
      {names.map((name, at) => (
        <span key={name} className={at === names.length - 1 ? 'text-right' : undefined}>
          {name}
        </span>
      ))}
    </div>
  </div>
)
