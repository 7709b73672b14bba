import { createContext, use, useState, type ReactNode } from 'react'

import type { Branch } from '#contract/site.ts'
import { useSite } from '#api/site.ts'
import { readDevice, writeDevice } from './device-settings.ts'
import { useMe } from './me.tsx'

interface Scope {
  /** The branch whose lists are shown; null for all of the colleague's. */
  readonly branch: Branch | null
  /** Branches where the colleague works, those that have been given up left out. */
  readonly branches: readonly Branch[]
  readonly choose: (id: number | null) => void
}

const BranchContext = createContext<Scope | null>(null)

/** Scope of every list: a branch, or all of them. A device remembers its choice, since a counter stands at one branch. */
export function BranchProvider({ children }: { readonly children: ReactNode }) {
  const me = useMe()
  const { data } = useSite()
  const [chosen, setChosen] = useState(() => readDevice('branch'))
  const branches = (data?.branches ?? []).filter(
    ({ id, closed }) => !closed && (me.branches === null || me.branches.includes(id)),
  )
  const all = chosen === 'all' && branches.length > 1
  const branch = all ? null : (branches.find(({ id }) => String(id) === chosen) ?? branches[0] ?? null)
  const choose = (id: number | null) => {
    const text = id === null ? 'all' : String(id)
    writeDevice('branch', text)
    setChosen(text)
  }
  return <BranchContext value={{ branch, branches, choose }}>{children}</BranchContext>
}

export function useBranch(): Scope {
  const scope = use(BranchContext)
  if (scope === null) throw new Error('useBranch must be used inside BranchProvider')
  return scope
}
