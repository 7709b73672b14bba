import { createStore, useStore } from './store.ts'

/** What somebody whose session has ended can do instead of signing in again. */
export interface VisitorChoice {
  /** What was held for the member, and what a visitor pays; null where nothing is held or it is not known. */
  readonly prices: { readonly member: string; readonly visitor: string } | null
  readonly choose: () => void
}

const offered = createStore<VisitorChoice | null>(null)

/** The page offers it, the sign-in dialog shows it. @returns takes it back */
export function offerVisit(choice: VisitorChoice): () => void {
  offered.write(choice)
  return () => offered.write(null)
}

export const useVisitorChoice = (): VisitorChoice | null => useStore(offered, null)
