import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'

import type { Booking } from '#contract/booking.ts'
import type { OwnBooking } from '#contract/own-bookings.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Answer, Result } from '#api/client.ts'
import { useAuth } from '#api/session.tsx'
import { Refusal } from '../server.ts'

/** Below one key per person: on a shared computer nobody sees what another had open. */
export const keyOf = (owner: string | undefined, ...rest: readonly string[]) => ['own', owner, ...rest] as const

/** What the server answers to its owner, or why not. */
export async function answerOf<Data>(calling: Promise<Result<Data>>): Promise<Data> {
  const result = await calling
  if (!result.ok) throw new Refusal(result.error)
  return result.data
}

/** A page of bookings after the other, asked for anew whenever somebody comes back to the tab. */
export function useOwnBookings(part: 'current' | 'past') {
  const { session } = useAuth()
  return useInfiniteQuery({
    queryKey: keyOf(session?.user.id, part),
    enabled: session !== null,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Answer<'getOwnBookings'>) => next ?? undefined,
    queryFn: async ({ pageParam, signal }) =>
      await answerOf(callAsMember('getOwnBookings', { query: { part, after: pageParam }, signal })),
  })
}

export function useOwnBooking(reference: string) {
  const { session } = useAuth()
  const client = useQueryClient()
  const key = keyOf(session?.user.id, 'one', reference)
  const query = useQuery({
    queryKey: key,
    enabled: session !== null,
    queryFn: async ({ signal }) => await answerOf(callAsMember('getOwnBooking', { params: { reference }, signal })),
  })
  /** Shows what the server answered to a change, and asks for what hangs on it: its history and the lists. */
  const change = (booking: Booking) => {
    client.setQueryData<OwnBooking>(key, (before) => before && { ...before, ...booking })
    void client.invalidateQueries({ queryKey: keyOf(session?.user.id) })
  }
  return { query, change }
}
