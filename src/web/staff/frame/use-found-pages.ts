import { useInfiniteQuery } from '@tanstack/react-query'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer, Arguments, CallOptions } from '#api/call-server.ts'
import { answerOf, memberKey, type Refusal } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'

/** Searches whose words stand in the body, as they are of persons. */
type Search = 'searchLog' | 'getStaffBookings' | 'getStaffCustomers' | 'getStaffBusinesses'

/** Results of a search, in pages. The last ones stay while others are asked for. */
export function useFoundPages<Name extends Search>(name: Name, wish: Omit<CallOptions<Name>['body'], 'after'>) {
  const owner = useAuth().session?.user.id
  return useInfiniteQuery<Answer<Name>, Refusal, { pages: Answer<Name>[] }, readonly unknown[], string | undefined>({
    queryKey: memberKey(owner, name, wish),
    enabled: owner !== undefined,
    initialPageParam: undefined,
    placeholderData: (before) => before,
    getNextPageParam: (page) => (page as { readonly next: string | null }).next ?? undefined,
    queryFn: async ({ pageParam, signal }) => {
      const options = { body: { ...wish, ...(pageParam !== undefined && { after: pageParam }) }, signal }
      return await answerOf(callAsMember(name, ...([options] as unknown as Arguments<Name>)))
    },
  })
}

/** How many rows of a list are loaded: '50+' while there are more. */
export const countOf = (rows: readonly unknown[] | undefined, more: boolean): string | undefined =>
  rows && `${rows.length}${more ? '+' : ''}`
