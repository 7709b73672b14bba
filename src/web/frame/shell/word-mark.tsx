import { company } from '#content/company.ts'
import { classes } from '#ui/classes.ts'

/** Logo made of type. Its second half has the accent colour of the surface. */
export function WordMark({ accent, className }: { readonly accent: string; readonly className?: string }) {
  const [first, second] = company.wordMark
  return (
    <span
      className={classes(
        'font-display text-xl font-bold max-[22.5rem]:text-lg sm:text-2xl tracking-[-0.03em]',
        className,
      )}
    >
      {first}
      <span className={accent}>{second}</span>
    </span>
  )
}
