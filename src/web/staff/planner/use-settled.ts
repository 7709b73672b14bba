import { useEffect, useState } from 'react'

/** Time in ms for which a view has to rest before the server is asked for what it shows. */
const REST_MS = 90

/** A value once it has rested for a moment; the first one at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
