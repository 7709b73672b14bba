import { createStore, useStore } from './store.ts'

/** Choice of a member whose session has ended to go on as a visitor instead of signing in again. */
export interface VisitorChoice {
  /** Price held for the member, and price for a visitor; null if nothing is held or the prices are not known. */
  readonly prices: { readonly member: string; readonly visitor: string } | null
  readonly choose: () => void
}

const offered = createStore<VisitorChoice | null>(null)

/** Lets a page offer the choice, which the sign-in dialog shows. @returns a function that withdraws it */
export function offerVisit(choice: VisitorChoice): () => void {
  offered.write(choice)
  return () => offered.write(null)
}

export const useVisitorChoice = (): VisitorChoice | null => useStore(offered, null)
