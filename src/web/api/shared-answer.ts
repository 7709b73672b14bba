import type { ApiError, Result } from './call-server.ts'
import { createStore, useStore, type Store } from './store.ts'

export type Shared<Data> =
  | { readonly status: 'loading'; readonly data: undefined }
  | { readonly status: 'failed'; readonly data: undefined }
  | { readonly status: 'ready'; readonly data: Data }

const loading = { status: 'loading', data: undefined } as const

export interface SharedAnswer<Data> extends Pick<Store<Shared<Data>>, 'read' | 'subscribe'> {
  /** Asks the server again. */
  readonly reload: () => Promise<void>
}

/**
 * An answer of the server that is fetched once for all components of the public pages. TanStack Query, which fetches for
 * the pages behind sign-in, would take a twelfth of their byte budget. What one component alone asks is in use-answer.ts.
 */
export function sharedAnswer<Data>(
  ask: () => Promise<Result<Data>>,
  onFailure: (error: ApiError) => void,
): SharedAnswer<Data> {
  let asked = false
  const { read, write, subscribe } = createStore<Shared<Data>>(loading, () => {
    if (!asked) void reload()
  })
  const reload = async () => {
    asked = true
    if (read().status === 'failed') write(loading)
    const result = await ask()
    if (result.ok) return write({ status: 'ready', data: result.data })
    // The previous answer stays: it is better than nothing, and the server checks every figure again.
    if (read().status === 'ready') return
    write({ status: 'failed', data: undefined })
    onFailure(result.error)
  }
  return { read, subscribe, reload }
}

export const useShared = <Data>(answer: SharedAnswer<Data>): Shared<Data> => useStore<Shared<Data>>(answer, loading)
