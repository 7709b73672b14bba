import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { navigationState, type NavigationState, type Place } from './menu.ts'

/** Ids that React makes up are others after a change of language. */
const named = /^[a-z]/i

/** The last element with a name of its own above the upper third of the window, and how far away it is. */
export function currentPlace(): Place {
  const line = innerHeight / 3
  const mark = [...document.querySelectorAll<HTMLElement>('main [id]')].findLast(
    (element) => named.test(element.id) && element.offsetParent !== null && element.getBoundingClientRect().top <= line,
  )
  return { scroll: scrollY, ...(mark && { id: mark.id, offset: mark.getBoundingClientRect().top }) }
}

/**
 * For a change of what the address says of the same page: nothing moves.
 * @param state what the page was handed: it keeps it, but for what concerned the arrival
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
    // After the router, which goes to what the address names behind its #, and before anything is painted.
    queueMicrotask(() => goTo(place))
    if (newLanguage === 'menu') menuButton()?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only an arrival moves the page, not a new function
  }, [location, type])
}

function goTo({ id, offset = 0, scroll }: Place): void {
  const mark = id === undefined ? null : document.getElementById(id)
  scrollTo(0, mark ? mark.getBoundingClientRect().top + scrollY - offset : scroll)
}
