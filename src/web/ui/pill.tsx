import type { ComponentProps } from 'react'

import { classes } from './classes.ts'

/** Choice among several of which one is in force, as in a filter. */
export function Pill({ chosen, className, ...rest }: { readonly chosen: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={chosen}
      className={classes(
        'min-h-11 rounded-full border border-edge bg-white px-4 text-small font-semibold whitespace-nowrap transition-colors hover:border-ink-900 aria-pressed:border-ink-900 aria-pressed:bg-ink-900 aria-pressed:text-white sm:px-5',
        className,
      )}
    />
  )
}
