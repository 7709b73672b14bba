import { useRef } from 'react'

import { newKey } from './random-key.ts'

/** Headers by which the server knows a call again. */
export type RepeatHeaders = { readonly 'idempotency-key': string }

/** The same call keeps its key until `forget()`, so that a second try after a lost answer does nothing twice. */
export function useRepeatKey() {
  const kept = useRef<{ readonly print: string; readonly key: string } | null>(null)
  return {
    headersFor: (body: object): RepeatHeaders => {
      const print = JSON.stringify(body)
      if (kept.current?.print !== print) kept.current = { print, key: newKey() }
      return { 'idempotency-key': kept.current.key }
    },
    /** Makes the next call another one, even with the same words. */
    forget: () => {
      kept.current = null
    },
  }
}
