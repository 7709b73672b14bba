import { useLayoutEffect, type RefObject } from 'react'

import { changed, emptyDraft, type Change } from './draft.ts'
import { keep, keptDraft } from './kept.ts'

/** Keeps what was chosen in the built page before the form's script came. */
export function useEntered(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const entered = enteredIn(form.current)
    if (entered.length > 0) keep(entered.reduce(changed, keptDraft()))
  }, [form])
}

function enteredIn(form: HTMLFormElement | null): Change[] {
  if (!form || keptDraft() !== emptyDraft) return []
  const { pickup, dropoff, startDate } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const changes: Change[] = []
  if (pickup === '3') changes.push({ field: 'pickup', branch: 3 })
  // A drop-off that was not touched follows the pickup.
  if (dropoff === '3') changes.push({ field: 'dropoff', branch: 3 })
  if (startDate) changes.push({ field: 'startDate', value: startDate })
  return changes
}
