import { useEffect, type RefObject } from 'react'

import { readTab, removeTab } from '#api/tab-storage.ts'

/** Key of a form that was begun: the tab keeps it until it is sent. The privacy policy tells of it. */
export type DraftKey = 'registration' | 'signUp' | 'contact' | 'profile' | 'email' | 'driver' | 'mail' | 'passkey'

/** Owner and subject of a form. */
interface DraftFor {
  /** Account to which the form belongs; without it, the draft is that of the visitor or member who is here. */
  readonly owner?: string
  /** Subject of the form, such as a driver's id, where a page has several of its kind. */
  readonly about?: string
}

/** Keeps the content of a form over a change of language. The script for it loads once there is something to keep. */
export function useDraft(ref: RefObject<HTMLFormElement | null>, key: DraftKey, { owner, about }: DraftFor = {}): void {
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const begin = async () => (await import('./keep-draft.ts')).keepDraft(form, key, owner, about)
    // The visitor may have begun before this script had loaded.
    if (readTab(key) !== null || form.contains(document.activeElement)) void begin()
    else form.addEventListener('focusin', () => void begin(), { once: true })
  }, [ref, key, owner, about])
}

/** Whether a form was begun in this tab. */
export const hasDraft = (key: DraftKey): boolean => readTab(key) !== null

/** Forgets a draft; call it when the form was sent. */
export const forgetDraft = (key: DraftKey): void => removeTab(key)
