import { useEffect, useRef } from 'react'

import type { Sought } from './sought.ts'

/** Scrolls to the line to which the address leads, once it is found; afterwards the page stays where its reader is. */
export function useReach(sought: Sought | null, scrollTo: (line: number, align: 'start' | 'center') => void): void {
  const reached = useRef(false)
  const line = sought?.line
  useEffect(() => {
    if (sought === null || reached.current) return
    reached.current = true
    scrollTo(sought.line, sought.car === null ? 'start' : 'center')
    // oxlint-disable-next-line react/exhaustive-deps -- what scrolls is another function with every drawing
  }, [line])
}
