import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { classes } from './classes.ts'
import { controlStyle, useFieldAttributes } from './field.tsx'

/** The browser's own select: on a phone nothing is easier to use. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...useFieldAttributes()}
        {...rest}
        className={classes(controlStyle, 'peer appearance-none pr-11 disabled:pr-3.5', className)}
      />
      <ChevronDown
        aria-hidden
        size={20}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-700 peer-disabled:hidden"
      />
    </div>
  )
}
