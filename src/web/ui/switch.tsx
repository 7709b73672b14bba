import type { ComponentProps } from 'react'

import { classes } from './classes.ts'

/** A checkbox that looks like what it does: something comes along, or it does not. */
export function Switch({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={classes(
        'relative h-8 w-14 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-ink-500 bg-line transition-colors',
        'before:absolute before:top-[3px] before:left-[3px] before:size-5.5 before:rounded-full before:bg-white before:ring-2 before:ring-ink-500 before:transition-[translate]',
        'checked:border-petrol-600 checked:bg-petrol-600 checked:before:translate-x-6 checked:before:ring-0',
        'forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]',
        className,
      )}
    />
  )
}
