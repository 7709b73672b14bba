import type { ComponentProps } from 'react'

import { classes } from './classes.ts'

/** Pill of a filter; one that is in force is dark. */
export const pillStyle =
  'min-h-11 shrink-0 rounded-full border border-edge bg-white px-4 text-small font-semibold whitespace-nowrap transition-colors hover:border-ink-900 aria-pressed:border-ink-900 aria-pressed:bg-ink-900 aria-pressed:text-white data-chosen:border-ink-900 data-chosen:bg-ink-900 data-chosen:text-white'

/** Choice among several of which one is in force, as in a filter. */
export function Pill({ chosen, className, ...rest }: { readonly chosen: boolean } & ComponentProps<'button'>) {
  return <button {...rest} type="button" aria-pressed={chosen} className={classes(pillStyle, className)} />
}
