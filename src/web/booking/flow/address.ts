import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

import { useHydrated } from '#ui/hydrated.ts'
import { lastTrip, resumed } from './resume-trip.ts'
import type { Step } from './steps.ts'

interface OwnState {
  readonly own: true
  /** Step that the address asked for before it was corrected to one that can be shown. */
  readonly early?: Step | undefined
}
const isOwn = (state: unknown): state is OwnState => typeof state === 'object' && state !== null && 'own' in state

export interface Address {
  readonly query: URLSearchParams
  readonly early: Step | undefined
  /** Whether the form goes on where the visitor left it, because the address names no trip. */
  readonly resumed: boolean
  /** Changes the query. The change is in force at once, so two in a row both count. */
  readonly write: (change: (before: URLSearchParams) => URLSearchParams, how: 'push' | 'replace', early?: Step) => void
}

/**
 * The query of the page as state. The router takes over a new address in the background, and a select bound to it would
 * jump back for a moment; so the state changes first and the address follows. Addresses from elsewhere (Back, Forward, a
 * link in the header) come from the router.
 */
export function useAddress(): Address {
  const location = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  // The built page knows neither the query nor what is stored.
  const hydrated = useHydrated()
  const [taken] = useState(() => (import.meta.env.SSR ? null : resumed(location.search, lastTrip.read())))
  const [search, setSearch] = useState(() => (taken ? readable(taken) : location.search))
  const [seen, setSeen] = useState(location.key)
  if (seen !== location.key) {
    setSeen(location.key)
    if (type === NavigationType.Pop || !isOwn(location.state)) setSearch(location.search)
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const write: Address['write'] = (change, how, early) => {
    const next = readable(change(new URLSearchParams(latest.current)))
    latest.current = next
    setSearch(next)
    const state: OwnState = { own: true, early }
    // Each view decides itself where it begins (focus.ts, vehicle/chosen-vehicle.tsx).
    void navigate({ search: next }, { replace: how === 'replace', preventScrollReset: true, state })
  }
  useEffect(() => {
    if (taken) write(() => taken, 'replace')
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [])
  const early = isOwn(location.state) ? location.state.early : undefined
  return { query: new URLSearchParams(hydrated ? search : ''), early, resumed: hydrated && taken !== null, write }
}

/** The query without escapes for colons and commas, so that people can read a link that is sent to them. */
export function readable(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
