import type { ReactNode } from 'react'

import { useMay } from './me.tsx'
import { entries } from './nav-entries.ts'
import { Nowhere } from './nowhere.tsx'
import { useIsAt } from './staff-href.ts'

/** Pages with a right of their own, which the acts lead to or the navigation has. */
const guarded = [{ path: 'new', beside: undefined, needs: 'bookAtDesk' } as const, ...entries.office, ...entries.firm]

/** The page, if the colleague has the right that it needs; an address can be typed that the navigation does not offer. */
export function Allowed({ children }: { readonly children: ReactNode }) {
  const may = useMay()
  const isAt = useIsAt()
  const page = guarded.find(({ path, beside }) => isAt(path) || (beside !== undefined && isAt(beside)))
  return page === undefined || may(page.needs) ? children : <Nowhere why="notYours" />
}
