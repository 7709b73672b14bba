import { use, useEffect, useLayoutEffect, useRef } from 'react'
import {
  createPath,
  NavigationType,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router'

import { beAt, comeBackTo, watchPlaces } from './left-places.ts'
import { withDialog } from './openers.tsx'

/**
 * A new page begins at its top or at what its address names; Back, Forward and a reload lead to where one was, with the
 * focus on what one had pressed. React Router's own `ScrollRestoration` keeps the places in the session storage, where
 * nothing may lie for comfort alone (TDDDG § 25); here they are in the entries of the history.
 */
export function ScrollPositions() {
  const location = useLocation()
  const type = useNavigationType()
  const keep = use(UNSAFE_DataRouterStateContext)?.preventScrollReset === true
  const shown = useRef<Location>(undefined)
  useEffect(watchPlaces, [])
  useLayoutEffect(() => {
    const { key, hash } = location
    const before = shown.current
    shown.current = location
    // On arrival the browser itself goes to what the address names.
    if (!before) return arriveAt(key)
    const back = type === NavigationType.Pop
    // A dialog that closes gives the focus back itself, to a page that has not moved.
    if (back && isSamePage(before, location)) return beAt(key)
    if (back && comeBackTo(key, true)) return
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (named) named.scrollIntoView()
    else if (!keep) scrollTo(0, 0)
    beAt(key)
    // oxlint-disable-next-line react/exhaustive-deps -- only another place moves the page
  }, [location])
  return null
}

/** Whether two entries of the history differ in nothing but a dialog. */
const isSamePage = (one: Location, other: Location) =>
  createPath(withDialog(one)[0]) === createPath(withDialog(other)[0])

/** A visit begins, perhaps with a reload or by coming back from another site. Whoever is reading already is left alone. */
function arriveAt(key: string): void {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (window.inUse === true || !comeBackTo(key, how?.type === 'back_forward')) beAt(key)
}
