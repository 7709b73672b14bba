import { useSyncExternalStore } from 'react'

/** What somebody whose session has ended can do instead of signing in again. */
export interface VisitorChoice {
  /** What was held for the member, and what a visitor pays; null where nothing is held or it is not known. */
  readonly prices: { readonly member: string; readonly visitor: string } | null
  readonly choose: () => void
}

let offered: VisitorChoice | null = null
const listeners = new Set<() => void>()

/** The page offers it, the sign-in dialog shows it. @returns takes it back */
export function offerVisit(choice: VisitorChoice): () => void {
  const say = (next: VisitorChoice | null) => {
    offered = next
    for (const listener of listeners) listener()
  }
  say(choice)
  return () => say(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useVisitorChoice = (): VisitorChoice | null =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  )
