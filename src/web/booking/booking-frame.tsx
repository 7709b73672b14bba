import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

import { retryPassing } from './server.ts'

/** Around every booking page. */
export function BookingFrame({ children }: { readonly children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        // 'always': a browser's word that it is offline is often wrong, and a call that fails says so itself.
        defaultOptions: {
          queries: { retry: retryPassing, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
