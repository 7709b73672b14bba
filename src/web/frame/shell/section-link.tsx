import type { ComponentProps } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router'

import { useHref } from '#i18n/i18n.tsx'
import type { SectionId } from '#i18n/links.ts'
import type { NavigationState } from './menu.ts'

/**
 * Leads to a section of the home page: by navigation state, as specified, so that the page scrolls there
 * smoothly; the address in the link does the same in a new tab or without scripts.
 */
export function SectionLink({ section, onClick, ...rest }: { readonly section: SectionId } & ComponentProps<'a'>) {
  const home = useHref()('home')
  const { pathname, search } = useLocation()
  const state: NavigationState = { section }
  // From one section of the page to another, its filter and its search stay.
  const target = { pathname: home, search: pathname === home ? search : '' }
  const follow = useLinkClickHandler(target, { state, preventScrollReset: section !== 'home' })
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other properties
    <a
      {...rest}
      href={section === 'home' ? home : `${home}#${section}`}
      onClick={(event) => {
        onClick?.(event)
        follow(event)
      }}
    />
  )
}
