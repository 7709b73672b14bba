import { use, useEffect, useLayoutEffect, useRef } from 'react'
import {
  createPath,
  NavigationType,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router'

import { layOutWhole } from './from-top.ts'
import { beAt, comeBackTo, watchPlaces } from './left-places.ts'
import { withDialog } from './openers.tsx'

/**
 * Scroll positions. A new page begins at its top or at the target of its address; Back, Forward and a reload lead to
 * where the reader was, with the focus on what they had pressed. React Router's `ScrollRestoration` stores the places in
 * the session storage, which must not be used for comfort alone (TDDDG § 25); here they are in the history's entries.
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
    // On arrival the browser itself goes to the target of the address.
    if (!before) return arriveAt(key)
    layOutWhole()
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

/** Handles the first page of a visit, also after a reload or a return from another site. Readers who have begun stay put. */
function arriveAt(key: string): void {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (window.inUse === true || !comeBackTo(key, how?.type === 'back_forward')) beAt(key)
}
