import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { goTo } from '../left-places.ts'
import { navigationState, type NavigationState } from './menu.ts'

/**
 * State of a navigation that changes only the address of the same page, so that nothing moves.
 * @param state of the present entry, which the page keeps except for what concerned its arrival
 */
export function stayHere(state?: unknown): NavigationState {
  const { section: _section, newLanguage: _newLanguage, ...kept } = (state ?? {}) as NavigationState
  return { ...kept, place: { scroll: scrollY } }
}

/** Keeps the place that a navigation carries, and after a change of language gives the focus back to its menu. */
export function useKeepPlace(menuButton: () => HTMLElement | null | undefined): void {
  const location = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    const { place, newLanguage } = navigationState(location)
    if (!place || type === NavigationType.Pop) return
    // Runs after the router, which scrolls to the fragment of the address, and before anything is painted.
    queueMicrotask(() => goTo(place))
    if (newLanguage === 'menu') menuButton()?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only an arrival moves the page, not a new function
  }, [location, type])
}
