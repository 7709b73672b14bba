import { classes } from '#ui/classes.ts'

/** Names of the columns of a list; its rows say the same in words to a screen reader. */
export const ColumnNames = ({
  className,
  names,
  bare = false,
}: {
  readonly className: string
  readonly names: readonly string[]
  /** Whether it stands inside of what is inset already. */
  readonly bare?: boolean
}) => (
  <div aria-hidden className={classes('max-lg:hidden', !bare && 'px-4 md:px-6')}>
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
