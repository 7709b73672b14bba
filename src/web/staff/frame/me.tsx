import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'

import type { AccountId } from '#domain/ids.ts'
import { may, type Verb } from '#domain/rights.ts'
import { call, type Answer } from '#api/call-server.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { readSession } from '#api/session-storage.ts'
import { useAuth } from '#api/session.tsx'

export type Me = Answer<'getStaffMe'>

const MeContext = createContext<Me | null>(null)

export const MeProvider = MeContext

/** The colleague who is at work. */
export function useMe(): Me {
  const me = use(MeContext)
  if (me === null) throw new Error('useMe must be used behind the door')
  return me
}

/** Whether the colleague may do something at all: what they may not do is not shown. The server decides. */
export function useMay(): (verb: Verb) => boolean {
  const { user, name, role, branches } = useMe()
  const actor = { kind: 'staff', account: user.id as AccountId, name, role, branches: branches ?? 'all' } as const
  return (verb) => may(actor, verb)
}

const keyOf = (owner: string | undefined) => memberKey(owner, 'getStaffMe')

/** Asks who is at work; an error is the server's refusal to let them in. */
export function useAskedMe() {
  const { session } = useAuth()
  return useQuery({
    queryKey: keyOf(session?.user.id),
    enabled: session !== null,
    staleTime: 60_000,
    // A colleague who signs out of a locked screen and in again has a new session, which is not locked.
    gcTime: 0,
    // By itself: a call as a member would lead to the settings of the site where the second factor is missing. The token
    // is read as the question goes out: after a passkey has opened the screen, that of the render before is locked.
    queryFn: async ({ signal }) => await answerOf(call('getStaffMe', { signal, token: readSession()?.token })),
  })
}

/** Notes that the screen is locked or unlocked, and asks the server for the rest again. */
export function useNoteLocked(): (locked: boolean) => void {
  const owner = useAuth().session?.user.id
  const client = useQueryClient()
  return (locked) => {
    client.setQueryData<Me>(keyOf(owner), (me) => me && { ...me, locked })
    if (!locked) void client.invalidateQueries()
  }
}
