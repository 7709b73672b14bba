import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { DeskOffer } from '#contract/staff-counter.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { extrasOf, type DeskDraft } from './desk-draft.ts'

/** Shortest text, in characters, for which customers are looked up. */
const SHORTEST = 2

const useOwner = () => useAuth().session?.user.id

/**
 * Customers whose name, number or address begins with a text; those of the text before stay until others come.
 * `settled` says that they are those of this text.
 */
export function useFoundRenters(text: string) {
  const owner = useOwner()
  const q = useRested(text.trim())
  const { data, isPlaceholderData, isError, error } = useQuery({
    queryKey: memberKey(owner, 'findRenters', q),
    enabled: owner !== undefined && q.length >= SHORTEST,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => await answerOf(callAsMember('findRenters', { query: { q }, signal })),
  })
  const here = (data !== undefined && !isPlaceholderData) || isError
  return { renters: isError ? [] : (data?.renters ?? []), settled: here && q === text.trim(), error }
}

/** Pause in ms after which a text is looked up: half of a name needs no answer. */
const PAUSE_MS = 120

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** Whether somebody new is blocked, or known already; asked once a field is left. */
export function useCheckedRenter({ email, phone }: { readonly email: string; readonly phone: string }) {
  const owner = useOwner()
  const body = {
    ...(/^\S+@\S+\.\S+$/.test(email) && { email }),
    ...(/^\+?[\d\s()/.-]{5,30}$/.test(phone) && { phone }),
  }
  return useQuery({
    queryKey: memberKey(owner, 'checkRenter', body),
    enabled: owner !== undefined && Object.keys(body).length > 0,
    queryFn: async ({ signal }) => await answerOf(callAsMember('checkRenter', { body, signal })),
  })
}

/** Vehicles for what is entered, with prices for the customer; those before stay while others come. */
export function useDeskOffers(draft: DeskDraft, quote: string | undefined) {
  const owner = useOwner()
  const extras = extrasOf(draft)
  const query = {
    pickup: draft.pickup,
    dropoff: draft.dropoff,
    start: draft.start,
    end: draft.end,
    crossBorder: draft.crossBorder,
    freeDays: draft.freeDays,
    ...(extras.length > 0 && { extras: extras.map(({ code, quantity }) => `${code}:${quantity}`).join(',') }),
    ...(draft.renter && { customer: draft.renter.id }),
    ...(quote !== undefined && { quote }),
  }
  return useQuery({
    queryKey: memberKey(owner, 'findAtDesk', query),
    enabled: owner !== undefined,
    placeholderData: keepPreviousData,
    // Others take cars meanwhile.
    refetchInterval: 30_000,
    queryFn: async ({ signal }) => await answerOf(callAsMember('findAtDesk', { query, signal })),
  })
}

/** Vehicles of one class, in the order in which they are offered. */
export interface DeskClass {
  readonly type: string
  readonly offers: readonly [DeskOffer, ...DeskOffer[]]
}

/** Offers by class; those to come are left out. */
export function classesOf(offers: readonly DeskOffer[]): DeskClass[] {
  const groups = Map.groupBy(
    offers.filter(({ reason }) => reason !== 'coming_soon'),
    ({ type }) => type,
  )
  return [...groups].map(([type, [first, ...rest]]) => ({ type, offers: [first!, ...rest] }))
}
