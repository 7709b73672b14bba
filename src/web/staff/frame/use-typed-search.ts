import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from 'react-router'

const PAUSE_MS = 200
/** Pause once the field was left: a row that was clicked is on its way sooner than React says so. */
const LEFT_MS = 1_000

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
  const write = useEffectEvent(() => {
    const next = new URLSearchParams(search)
    if (typed === '') next.delete('q')
    else next.set('q', typed)
    setBefore(typed)
    onChange(next)
  })
  useEffect(() => {
    if (typed === wanted || leaving) return
    let timer = setTimeout(write, PAUSE_MS)
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(write, LEFT_MS)
    }
    document.addEventListener('focusout', later)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', later)
    }
    // Drawing the list anew, as news arrives, leaves the pause as it is.
  }, [typed, wanted, leaving])
  return [typed, setTyped]
}
