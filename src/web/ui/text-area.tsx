import type { ComponentProps } from 'react'

import { classes } from './classes.ts'
import { controlStyle, useFieldAttributes } from './field.tsx'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldAttributes()} {...rest} className={classes(controlStyle, className)} />
}
