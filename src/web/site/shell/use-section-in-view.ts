import { useSyncExternalStore } from 'react'

import type { SectionId } from '../../links.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}

/** The last of these sections that has reached the upper half of the window; none before the page is live. */
export const useSectionInView = (ids: readonly SectionId[]): SectionId | null =>
  useSyncExternalStore(
    subscribe,
    () => ids.findLast((id) => reached(document.getElementById(id))) ?? null,
    () => null,
  )

const reached = (element: HTMLElement | null): boolean =>
  element !== null && element.getBoundingClientRect().top <= innerHeight * 0.45
