import { ChevronDown } from 'lucide-react'

import { classes } from './classes.ts'

/** Arrow at the end of a `summary` whose `details` is a `group`: it turns over while that is open. */
export const FoldArrow = ({ className = 'text-petrol-600' }: { readonly className?: string }) => (
  <ChevronDown
    aria-hidden
    size={20}
    className={classes('shrink-0 transition-transform group-open:rotate-180', className)}
  />
)
