import type { ReactNode } from 'react'

import { classes } from './classes.ts'

/** A state in a word, beside what it is the state of. @param props.className its colours */
export const Chip = ({ className, children }: { readonly className: string; readonly children: ReactNode }) => (
  <span className={classes('rounded-full px-2.5 py-0.5 text-small font-medium', className)}>{children}</span>
)
