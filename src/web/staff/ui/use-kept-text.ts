import { useState } from 'react'

import { useMe } from '../frame/me.tsx'

/** Texts of dialogs that were left before they were sent. They last until the page is loaded anew and are stored nowhere. */
const kept = new Map<string, string>()

/**
 * Text of a dialog, which is there again when the colleague opens it again, until it was sent.
 * @param about act and thing that it is for
 * @returns the text, the way to change it, and a way to tell how sending it went
 */
export function useKeptText(about: string) {
  const key = `${useMe().user.id} ${about}`
  const [text, setText] = useState(() => kept.get(key) ?? '')
  const write = (next: string) => {
    setText(next)
    kept.set(key, next)
  }
  const told = <Result extends { readonly ok: boolean }>(result: Result): Result => {
    if (result.ok) kept.delete(key)
    return result
  }
  return [text, write, told] as const
}
