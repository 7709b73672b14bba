import type { Button } from '#words/blocks.ts'
import { fill } from '#words/words.ts'
import { dialOf, telUrl } from './dial.ts'

/**
 * Button that calls somebody, if they left a number that can be dialled.
 * @param name as it may be shown (without-links.ts)
 * @param label with a place for the name
 * @param quiet whether the letter has another purpose
 */
export function callButton(phone: string | null, name: string, label: string, quiet = true): Button[] {
  const dial = dialOf(phone)
  return dial === undefined ? [] : [{ kind: 'button', label: fill(label, { name }), url: telUrl(dial), quiet }]
}
