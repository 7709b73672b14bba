import type { ReactNode, Ref } from 'react'

import { classes } from '#ui/classes.ts'

/** Narrow column for headings and a wide one, on the edges of the ticket above; a third below what stands beside it. */
export const onTicket =
  'grid gap-x-12 gap-y-4 @2xl:grid-cols-[17.5rem_minmax(0,1fr)] @6xl:grid-cols-[17.5rem_29.5rem_minmax(0,1fr)]'

interface PartProps {
  readonly heading: string
  readonly id?: string
  /** Part that can take the focus. */
  readonly target?: Ref<HTMLElement>
  readonly children: ReactNode
}

/**
 * Part of the page of a rental: its heading beside what it is about, or above it where there is no room. All parts
 * stand on the same columns (`onTicket`). In a large window, the facts have columns of their own (booking-facts.tsx).
 */
export function Part({ heading, id, target, children }: PartProps) {
  return (
    <section
      ref={target}
      id={id}
      tabIndex={target === undefined ? undefined : -1}
      className={classes(
        onTicket,
        'scroll-mt-28 border-t border-line py-8 outline-none min-[120rem]:@6xl:grid-cols-[17.5rem_42rem_minmax(0,1fr)]',
      )}
    >
      <h2 className="heading-3">{heading}</h2>
      <div className="min-w-0 @6xl:col-span-2">{children}</div>
    </section>
  )
}
