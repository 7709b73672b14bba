import { useRef, type RefObject } from 'react'

import { useKeys } from './keys.tsx'

/** Lets the key / lead to the search field of a list. @param label words for the key */
export function useSearchKey(label: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useKeys([{ keys: '/', label, run: () => field.current?.focus() }])
  return field
}
