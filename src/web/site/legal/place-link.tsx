import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/**
 * Link to a place on the same page, which takes the focus as it would without scripts. It goes through the router,
 * which would take a plain anchor's step for a step back and might scroll to where the page was before.
 */
export function PlaceLink({ place, ...rest }: { readonly place: string } & Omit<ComponentProps<typeof Link>, 'to'>) {
  return (
    <Link {...rest} to={`#${place}`} onClick={() => document.getElementById(place)?.focus({ preventScroll: true })} />
  )
}
