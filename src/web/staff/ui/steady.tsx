import { classes } from '#ui/classes.ts'

interface Props {
  readonly words: string
  readonly className?: string
}

/** Words of a choice that is bold while it is chosen, always as wide as in bold. */
export const Steady = ({ words, className }: Props) => (
  <span data-text={words} className={classes('steady', className)}>
    <span>{words}</span>
  </span>
)
