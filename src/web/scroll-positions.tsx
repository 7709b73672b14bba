import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, UNSAFE_DataRouterStateContext, useLocation, useNavigationType } from 'react-router'

import { beAt, comeBackTo, watchPlaces } from './left-places.ts'

/**
 * A new page begins at its top or at what its address names; Back, Forward and a reload lead to where one was, with the
 * focus on what one had pressed. React Router's own `ScrollRestoration` keeps the places in the session storage, where
 * nothing may lie for comfort alone (TDDDG § 25); here they are in the entries of the history.
 */
export function ScrollPositions() {
  const location = useLocation()
  const type = useNavigationType()
  const keep = use(UNSAFE_DataRouterStateContext)?.preventScrollReset === true
  const arrived = useRef(false)
  useEffect(watchPlaces, [])
  useLayoutEffect(() => {
    const { key, hash } = location
    const first = !arrived.current
    arrived.current = true
    // On arrival the browser itself goes to what the address names.
    if (first) return arriveAt(key)
    if (type === NavigationType.Pop && comeBackTo(key, true)) return
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (named) named.scrollIntoView()
    else if (!keep) scrollTo(0, 0)
    beAt(key)
    // oxlint-disable-next-line react/exhaustive-deps -- only another place moves the page
  }, [location])
  return null
}

/** A visit begins, perhaps with a reload or by coming back from another site. Whoever is reading already is left alone. */
function arriveAt(key: string): void {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (window.inUse === true || !comeBackTo(key, how?.type === 'back_forward')) beAt(key)
}
