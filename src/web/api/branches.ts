import type { BranchCard } from '#contract/site.ts'
import { useSite } from './site.ts'

export type { BranchCard } from '#contract/site.ts'

const name = (field: string) => `%branch.${field}%`

/**
 * Placeholder for branches in a built page: the build does not know them. The server repeats each element with
 * `data-each="branch"` for every branch and puts in what the names stand for (src/server/http/branch-places.ts).
 */
const template: BranchCard = {
  // Only ever written out.
  id: name('id') as unknown as number,
  code: name('code'),
  names: { de: name('names.de'), en: name('names.en') },
  details: { de: name('details.de'), en: name('details.en') },
  atAirport: false,
  ways: { de: name('ways.de'), en: name('ways.en') },
  street: name('street'),
  city: name('city'),
  phone: { text: name('phone.text'), href: name('phone.href') },
  email: name('email'),
  latitude: name('latitude') as unknown as number,
  longitude: name('longitude') as unknown as number,
  hours: { de: name('hours.de'), en: name('hours.en') },
}

/** Element of every page in which the server writes the branches as data. */
export const BRANCH_DATA = 'branch-data'
export const branchData = import.meta.env.SSR ? '%branches%' : (document.getElementById(BRANCH_DATA)?.textContent ?? '')

/** The development server sends pages as they were built. */
const read = (text: string) => (text.startsWith('[') ? (JSON.parse(text) as BranchCard[]) : [])
const ofPage: readonly BranchCard[] = import.meta.env.SSR ? [template] : read(branchData)

/** Branch of a visitor who has not chosen one yet. In a built page, any number will do. */
export const firstBranch: number = import.meta.env.SSR ? 1 : (ofPage[0]?.id ?? 1)

/** Whether there is a branch with this number, as far as the page knows. */
export const isBranch = (id: number): boolean =>
  import.meta.env.SSR || ofPage.length === 0 || ofPage.some((branch) => branch.id === id)

/** The branches of the company: those of the page, from its first moment on, then as the server says they are now. */
export const useBranches = (): readonly BranchCard[] =>
  useSite().data?.branches.filter(({ closed }) => !closed) ?? ofPage

/** Finds the branch of a booking, which may be closed by now. */
export function useBranch(id: number): BranchCard | undefined {
  return (useSite().data?.branches ?? ofPage).find((branch) => branch.id === id)
}
