import { classes } from '#ui/classes.ts'

interface Props {
  /** Columns, as the rows have them. */
  readonly className: string
  /** Words of each, and where they stand if it is not at the left. */
  readonly names: readonly (string | readonly [words: string, className: string])[]
}

/** Names of the columns of a list, for the eye; its rows say the same in words to a screen reader. */
export const ColumnNames = ({ className, names }: Props) => (
  <div aria-hidden className="px-4 max-lg:hidden md:px-6">
    <div
      className={classes('grid min-h-8 items-end gap-x-4 border-b border-line pb-1 text-xs text-ink-500', className)}
    >
      {names.map((name) => {
        const [words, where] = typeof name === 'string' ? [name] : name
        return (
          <span key={words} className={where}>
            {words}
          </span>
        )
      })}
    </div>
  </div>
)
