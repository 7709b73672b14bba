import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'

import type { Board } from '#contract/staff-board.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { useBranch } from './branch.tsx'
import { useLive } from './live.tsx'

/** Branch whose day is shown: the one that is chosen, or the first of all. Undefined until the branches are here. */
export function useBoardBranch(): number | undefined {
  const { branch, branches } = useBranch()
  return (branch ?? branches[0])?.id
}

/** The board of a branch and day, kept up to date. @param branch undefined while none is wanted; @param day null for today */
export function useBoard(branch: number | undefined, day: string | null): UseQueryResult<Board> {
  const owner = useAuth().session?.user.id
  const query = { branch: String(branch), ...(day !== null && { day }) }
  useLive(['rentals', 'cars', 'inbox'], branch === undefined ? [] : ['getBoard'], branch ?? null)
  return useQuery<Board>({
    queryKey: memberKey(owner, 'getBoard', query),
    enabled: owner !== undefined && branch !== undefined,
    placeholderData: keepPreviousData,
    // Several parts of a page show it and come one after the other; what changes is told.
    staleTime: 5_000,
    // Time passes without news: what was an hour ahead becomes due.
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => await answerOf(callAsMember('getBoard', { query, signal })),
  })
}

/** Number of things that wait behind an entry of the navigation at the chosen branch; 0 while that is all of them. */
export function useWaitingCount(name: 'requests' | 'inbox'): number {
  const { branch } = useBranch()
  const { data } = useBoard(branch?.id, null)
  if (branch === null || data === undefined) return 0
  return name === 'requests' ? data.requests.all : data.documents.all + data.messages.all
}

/** Number of things that are due now at the branch, for the badge beside „Heute“ and the title of the tab. */
export const useDueCount = (): number => useBoard(useBoardBranch(), null).data?.due.length ?? 0
