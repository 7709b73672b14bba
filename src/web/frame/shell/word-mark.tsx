import { company } from '#content/company.ts'
import { classes } from '#ui/classes.ts'

const ofHeader = 'text-xl max-[22.5rem]:text-lg sm:text-2xl'

/** Logo made of type. Its second half has the accent colour of the surface. */
export function WordMark({
  accent,
  size = ofHeader,
  className,
}: {
  readonly accent: string
  /** As large as in the header, unless said otherwise. */
  readonly size?: string
  readonly className?: string
}) {
  const [first, second] = company.wordMark
  return (
    <span className={classes('font-display font-bold tracking-[-0.03em]', size, className)}>
      {first}
      <span className={accent}>{second}</span>
    </span>
  )
}
