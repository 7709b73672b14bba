import type { ComponentProps, ReactNode } from 'react'

import { classes } from './classes.ts'

export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('mx-auto w-full max-w-7xl px-5 md:px-8', className)} />
}

const surfaces = {
  paper: 'surface-paper bg-paper',
  sand: 'surface-paper bg-sand',
  dark: 'surface-dark bg-ink-950',
} as const

/** A part of a page with room around it. With an `id` it is a target: it can take the focus, named by its heading. */
export function Section({
  surface = 'paper',
  id,
  className,
  children,
  ...rest
}: { readonly surface?: keyof typeof surfaces; readonly children: ReactNode } & ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classes('py-16 lg:py-28', surfaces[surface], className)}
    >
      <Container>{children}</Container>
    </section>
  )
}

/** The top of a page that is not the home page. */
export function PageHeading({ title, lead }: { readonly title: string; readonly lead?: ReactNode }) {
  return (
    <div className="mb-10 max-w-3xl">
      <h1 className="text-title">{title}</h1>
      {lead !== undefined && <p className="mt-4 text-lead text-ink-700">{lead}</p>}
    </div>
  )
}
