import { useEffect, useState } from 'react'

import type { Present } from '#contract/staff-presence.ts'
import type { OfficePage } from '#domain/office-page.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useLive } from './live.tsx'

/** Time in ms between two signs of life; the server forgets after a minute. */
const SIGN_MS = 25_000

/** Finds the colleagues who have a booking before them. */
export type PresentOf = (reference: string) => readonly Present[]

interface AtBooking extends Present {
  readonly reference: string
}

const nobody: readonly AtBooking[] = []

/** Asks again and again which colleagues have a booking before them. */
export function useAllPresent(): readonly AtBooking[] {
  useLive(['presence'], ['getStaffPresence'])
  // A colleague who leaves without a word is forgotten, and nothing rings then.
  const { data } = useMemberData('getStaffPresence', {}, { refetchInterval: SIGN_MS })
  return data?.present ?? nobody
}

/** The same by booking. */
export function usePresent(): PresentOf {
  const all = useAllPresent()
  return (reference) => all.filter((one) => one.reference === reference)
}

/** Gives a sign now, whenever the tab comes into sight, and again after each pause in ms. @returns ends it */
function whileInSight(sign: () => void, pause: number): () => void {
  const signInSight = () => {
    if (!document.hidden) sign()
  }
  signInSight()
  const timer = setInterval(signInSight, pause)
  document.addEventListener('visibilitychange', signInSight)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', signInSight)
  }
}

/** Tells colleagues that one has a booking before oneself, as long as its tab is in sight. */
export function useNotePresence(reference: string, doing: Present['doing']): void {
  useEffect(() => {
    const params = { reference }
    return whileInSight(() => void callAsMember('noteStaffPresence', { params, body: { doing } }), SIGN_MS)
  }, [reference, doing])
  useEffect(
    () => () => void callAsMember('noteStaffPresence', { params: { reference }, body: { doing: null } }),
    [reference],
  )
}

/** Time in ms between two signs of life at a page, each of which brings who else is there. */
const LOOK_MS = 10_000

/**
 * Tells colleagues that one has a page before oneself, as long as its tab is in sight.
 * @param id null while there is nothing to see
 * @returns the others who have it before them
 */
export function usePagePresence(page: OfficePage, id: string | null, doing: Present['doing']): readonly Present[] {
  const [seen, setSeen] = useState<{ id: string; present: readonly Present[] } | null>(null)
  useEffect(() => {
    if (id === null) return
    let gone = false
    const sign = async () => {
      const noted = await callAsMember('noteStaffPagePresence', { params: { page, id }, body: { doing } })
      if (noted.ok && !gone) setSeen({ id, present: noted.data.present })
    }
    const end = whileInSight(() => void sign(), LOOK_MS)
    return () => {
      gone = true
      end()
    }
  }, [page, id, doing])
  useEffect(() => {
    if (id === null) return
    return () => void callAsMember('noteStaffPagePresence', { params: { page, id }, body: { doing: null } })
  }, [page, id])
  return seen?.id === id ? seen.present : []
}
