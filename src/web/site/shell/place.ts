import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { navigationState, type Place } from './menu.ts'

/** The last element with an id above the upper third of the window, and how far away it is. */
export function currentPlace(): Place {
  const line = innerHeight / 3
  const marks = [...document.querySelectorAll<HTMLElement>('main [id]')].filter(
    (element) => element.offsetParent !== null && element.getBoundingClientRect().top <= line,
  )
  const mark = marks.at(-1)
  return mark ? { id: mark.id, offset: mark.getBoundingClientRect().top } : { id: null, offset: scrollY }
}

/** After a change of language: the same place on the page, and the focus where it was. */
export function useKeepPlace(focus: () => HTMLElement | null): void {
  const location = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    const { place } = navigationState(location)
    if (!place || type === NavigationType.Pop) return
    const mark = place.id === null ? null : document.getElementById(place.id)
    scrollTo(0, mark ? mark.getBoundingClientRect().top + scrollY - place.offset : place.offset)
    focus()?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only an arrival moves the page, not a new function
  }, [location, type])
}
