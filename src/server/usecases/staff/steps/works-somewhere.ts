import type { Role } from '#domain/actor.ts'
import type { Catalogue } from '#store/catalogue.ts'

/** Work of a colleague: what they may do, and where. */
export interface Post {
  role: Role
  branches: 'all' | readonly number[]
}

/** Whether managers work everywhere and agents somewhere, at branches that exist (C). */
export function worksSomewhere({ role, branches }: Post, { branches: known }: Pick<Catalogue, 'branches'>): boolean {
  if (branches === 'all') return true
  return role === 'agent' && branches.length > 0 && branches.every((id) => known.some((branch) => branch.id === id))
}
