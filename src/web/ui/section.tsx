import type { ComponentProps, ReactNode } from 'react'

import { classes } from './classes.ts'

/** @param props.wide grows with a wide window, as the stage of the first view does */
export function Container({ wide = false, className, ...rest }: ComponentProps<'div'> & { readonly wide?: boolean }) {
  return (
    <div {...rest} className={classes('mx-auto w-full px-5 md:px-8', wide ? 'max-w-stage' : 'max-w-7xl', className)} />
  )
}

const surfaces = {
  paper: 'surface-paper bg-paper',
  sand: 'surface-paper bg-sand',
  dusk: 'surface-dark dusk-ground',
} as const

/** Neighbours are on one ground, so the room between two of them is twice this. */
const spacing = 'py-8 md:py-12 lg:py-18'

/** A part of a page with room around it. With an `id` it is a target: it can take the focus, named by its heading. */
export function Section({
  surface = 'paper',
  wide = false,
  id,
  className,
  children,
  ...rest
}: {
  readonly surface?: keyof typeof surfaces
  readonly wide?: boolean
  readonly children: ReactNode
} & ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classes(spacing, surfaces[surface], className)}
    >
      <Container wide={wide}>{children}</Container>
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
