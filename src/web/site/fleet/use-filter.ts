import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useHydrated } from '../../hydrated.ts'
import { stayHere } from '../shell/place.ts'
import { filterDelay, filterOf, type Filter } from './filter.ts'

const parameter = 'cars'

/**
 * The filter lives in the address, so that a choice can be shared. `chosen` is what is pressed, `shown` what
 * the grid shows: it follows after the specified wait, during which the grid is faded out.
 */
export function useFilter() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  // The built page knows no query, so the first drawing must not look at it.
  const chosen = filterOf(hydrated ? new URLSearchParams(search).get(parameter) : null)
  const [shown, setShown] = useState<Filter>('allCars')
  useEffect(() => {
    if (shown === chosen) return
    const timer = setTimeout(() => setShown(chosen), filterDelay)
    return () => clearTimeout(timer)
  }, [shown, chosen])
  const choose = (filter: Filter) => {
    const query = new URLSearchParams(search)
    if (filter === 'allCars') query.delete(parameter)
    else query.set(parameter, filter)
    const target = { search: query.toString(), hash: '#fleet' }
    void navigate(target, { replace: true, preventScrollReset: true, state: stayHere() })
  }
  return { chosen, shown, fading: shown !== chosen, choose }
}
