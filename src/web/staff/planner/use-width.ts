import { useEffect, useRef, useState } from 'react'

/** Width of an element as it is now, in whole pixels; 0 before it is measured. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = ref
    if (current === null) return
    const observer = new ResizeObserver(() => setWidth(Math.floor(current.clientWidth)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
