import { useSyncExternalStore } from 'react'

import { dateOf, toLocal, type LocalDate } from '../../../../domain/period.ts'

/** Midnight passes while a page lies open in another tab. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** The day it is in Berlin; unknown in the built page, which is read on many days. */
export const useToday = (): LocalDate | undefined =>
  useSyncExternalStore(
    onReturn,
    () => dateOf(toLocal(new Date())),
    () => undefined,
  )
