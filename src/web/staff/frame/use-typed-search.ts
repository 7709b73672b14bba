import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const PAUSE_MS = 200

/** Text typed into a list's search, written as `q` into the page's address after a pause. */
export function useTypedSearch(
  search: URLSearchParams,
  onChange: (search: URLSearchParams) => void,
): readonly [typed: string, type: (text: string) => void] {
  const wanted = search.get('q') ?? ''
  const [typed, setTyped] = useState(wanted)
  const [before, setBefore] = useState(wanted)
  // The filters were cleared, or Back was pressed.
  if (before !== wanted) {
    setBefore(wanted)
    setTyped(wanted)
  }
  // Writing the search into the address would cancel the way to a row's page.
  const leaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (typed === wanted || leaving) return
    const timer = setTimeout(() => {
      const next = new URLSearchParams(search)
      if (typed === '') next.delete('q')
      else next.set('q', typed)
      setBefore(typed)
      onChange(next)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, wanted, leaving, search, onChange])
  return [typed, setTyped]
}
