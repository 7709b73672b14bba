import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useHydrated } from '#ui/hydrated.ts'
import { stayHere } from '#frame/shell/keep-place.ts'
import { chosenIn, everything, filterDelay, withChosen, type Chosen } from './fleet-filter.ts'

/**
 * The filter lives in the address, so that a choice can be shared. `chosen` is what is pressed, `shown` what
 * the grid shows: it follows after the specified wait, during which the grid is faded out.
 */
export function useFilter() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  // The built page knows no query, so the first drawing must not look at it.
  const wanted = withChosen('', hydrated ? chosenIn(new URLSearchParams(search)) : everything)
  const [shown, setShown] = useState('')
  useEffect(() => {
    if (shown === wanted) return
    const timer = setTimeout(() => setShown(wanted), filterDelay)
    return () => clearTimeout(timer)
  }, [shown, wanted])
  // The router takes over a new address in the background: two choices in a row both count only if the second begins
  // with what the first one made of it.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const choose = (change: Partial<Chosen>) => {
    latest.current = withChosen(latest.current, { ...chosenIn(new URLSearchParams(latest.current)), ...change })
    const target = { search: latest.current, hash: '#fleet' }
    void navigate(target, { replace: true, preventScrollReset: true, state: stayHere() })
  }
  return {
    chosen: useMemo(() => chosenIn(new URLSearchParams(wanted)), [wanted]),
    shown: useMemo(() => chosenIn(new URLSearchParams(shown)), [shown]),
    fading: shown !== wanted,
    choose,
  }
}
