import {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

import type { CallName } from '#paths/index.ts'
import { callAsMember } from './call-as-member.ts'
import type { Answer, ApiError, Arguments, CallOptions, Result } from './call-server.ts'
import { useAuth } from './session.tsx'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Refusal
  }
}

/** A refusal by the server, as the error of a query. */
export class Refusal extends Error {
  readonly error: ApiError
  constructor(error: ApiError) {
    super(error.code)
    this.error = error
  }
}

/** Whether the same call may work in a moment: there was no answer, or the server is not well. */
export const passing = ({ status }: ApiError): boolean => status === 0 || status >= 500

/** The answer of a call, for a query. @throws Refusal if the server refused or did not answer */
export async function answerOf<Data>(calling: Result<Data> | Promise<Result<Data>>): Promise<Data> {
  const result = await calling
  if (!result.ok) throw new Refusal(result.error)
  return result.data
}

/**
 * Around every page that reads server state with queries. What they have read lasts as long as the page, so no page
 * begins with what another one has changed since.
 */
export function ServerState({ children }: { readonly children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        // 'always': a browser's word that it is offline is often wrong, and a call that fails says so itself.
        defaultOptions: {
          queries: { retry: (failures, { error }) => failures < 2 && passing(error), networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Data of an account are cached under the key of its owner, so that on a shared computer nobody sees another's. */
export const memberKey = (owner: string | undefined, ...rest: readonly unknown[]) => ['member', owner, ...rest] as const

const useOwner = (): string | undefined => useAuth().session?.user.id

interface Settings {
  /** Milliseconds for which the answer is not asked for again when the tab is opened anew. */
  readonly staleTime?: number
  /** Milliseconds after which it is asked for again while it is shown. */
  readonly refetchInterval?: number
}

type MemberArguments<Name extends CallName> =
  object extends CallOptions<Name>
    ? [options?: CallOptions<Name>, settings?: Settings]
    : [options: CallOptions<Name>, settings?: Settings]

export type MemberQuery<Name extends CallName> = UseQueryResult<Answer<Name>>

/** Data of the signed-in member's account. `data` is undefined for visitors and until it has arrived. */
export function useMemberData<Name extends CallName>(name: Name, ...[options, settings]: MemberArguments<Name>) {
  const owner = useOwner()
  return useQuery<Answer<Name>>({
    ...settings,
    queryKey: memberKey(owner, name, options),
    enabled: owner !== undefined,
    queryFn: async ({ signal }) =>
      await answerOf(callAsMember(name, ...([{ ...options, signal }] as unknown as Arguments<Name>))),
  })
}

/** Asks the server again for what the account's pages show: for the answers of one call, or for all of them. */
export function useMemberReload(): (name?: CallName) => Promise<void> {
  const owner = useOwner()
  const client = useQueryClient()
  return async (name) =>
    await client.invalidateQueries({ queryKey: name === undefined ? memberKey(owner) : memberKey(owner, name) })
}

type PagedCall =
  | 'getOwnBookings'
  | 'getAgreements'
  | 'getPointsEntries'
  | 'getMessages'
  | 'getSubscribers'
  | 'getPrivacyRequests'
type After<Name extends PagedCall> = Answer<Name> extends { readonly next: infer Next } ? NonNullable<Next> : never

export type MemberPages<Name extends PagedCall> = ReturnType<typeof useMemberPages<Name>>

/**
 * A list that the server gives out in pages.
 * @param first its first page, where another answer has brought that already
 */
export function useMemberPages<Name extends PagedCall>(
  name: Name,
  query: Omit<CallOptions<Name>['query'], 'after'>,
  first?: Answer<Name>,
) {
  const owner = useOwner()
  return useInfiniteQuery<
    Answer<Name>,
    Refusal,
    InfiniteData<Answer<Name>>,
    readonly unknown[],
    After<Name> | undefined
  >({
    queryKey: memberKey(owner, name, 'pages', query),
    enabled: owner !== undefined,
    initialPageParam: undefined,
    getNextPageParam: (page) => (page as { readonly next: After<Name> | null }).next,
    ...(first && { initialData: { pages: [first], pageParams: [undefined] }, staleTime: Number.POSITIVE_INFINITY }),
    queryFn: async ({ pageParam, signal }) => {
      const options = { query: { ...query, after: pageParam }, signal }
      return await answerOf(callAsMember(name, ...([options] as unknown as Arguments<Name>)))
    },
  })
}
