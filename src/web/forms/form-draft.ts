import { useEffect, type RefObject } from 'react'

import { parseEntry, readTab, removeTab } from '#api/tab-storage.ts'

/** Where a form that was begun is kept until it is sent or the tab is closed. The privacy policy tells of it. */
export type DraftKey = 'registration' | 'signUp' | 'contact' | 'profile' | 'email' | 'driver' | 'mail' | 'passkey'

/**
 * Keeps the content of a form over a change of language. The script for it loads once there is something to keep.
 * @param owner account to which the form belongs, if any: no other account sees the draft
 */
export function useDraft(ref: RefObject<HTMLFormElement | null>, key: DraftKey, owner = ''): void {
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const begin = async () => (await import('./keep-draft.ts')).keepDraft(form, key, owner)
    // The visitor may have begun before this script had loaded.
    if (hasDraft(key) || form.contains(document.activeElement)) void begin()
    else form.addEventListener('focusin', () => void begin(), { once: true })
  }, [ref, key, owner])
}

/** Forgets a draft; call it when the form was sent. */
export function forgetDraft(key: DraftKey): void {
  removeTab(key)
}

/** Key under which a draft lists the fields whose content was not stored. No control has this name. */
export const DROPPED = '@dropped'

/** Fields of a draft whose content was not stored, such as numbers of documents. */
export function droppedFrom(key: DraftKey): readonly string[] {
  const names = parseEntry<Record<string, unknown>>(readTab(key) ?? '')?.[DROPPED]
  return typeof names === 'string' ? names.split(' ') : []
}

/** Whether a form was begun and not sent. */
export const hasDraft = (key: DraftKey): boolean => readTab(key) !== null
