import { useState } from 'react'

import { isBeside } from './beside.ts'

/**
 * Opens the first entry of a list by itself where it has room beside the list, once: after that the reader chooses. It
 * is not written into the address, which would cancel the way to another page.
 */
export function useFirstOpened(at: string | undefined) {
  const [first, setFirst] = useState<string | null | undefined>()
  if (first === undefined && at !== undefined) setFirst(isBeside() ? at : null)
  return { first: first ?? null, forget: () => setFirst(null) }
}
