import { useEffect } from 'react'
import { ScrollRestoration } from 'react-router'

const key = 'react-router-scroll-positions'

function forget(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

/**
 * Back leads to where one was. React Router knows the places by itself while the site is open, and writes them into the
 * browser when it is left: that would be for comfort alone (TDDDG § 25), so it is taken out again at once. Its own
 * listener comes before ours, as effects of children run first.
 */
export function ScrollPositions() {
  useEffect(() => {
    window.addEventListener('pagehide', forget)
    return () => window.removeEventListener('pagehide', forget)
  }, [])
  return <ScrollRestoration storageKey={key} />
}
