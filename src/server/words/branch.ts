import { company } from '#content/company.ts'
import type { Words } from './words.ts'

type Code = keyof (typeof company)['branches']

export interface Branch {
  code: Code
  street: string
  city: string
  phone: string
  email: string
  map: string
}

/** The branch with this number (D13). @throws if there is none */
export function branchOf(id: number): Branch {
  for (const [code, branch] of Object.entries(company.branches) as [Code, (typeof company)['branches'][Code]][]) {
    if (branch.id === id) return { ...branch, code, phone: branch.phone.text }
  }
  throw new Error(`there is no branch ${id}`)
}

/** Name and place as a reader looks for it: 'Flughafen Berlin, Schalter in der Ankunft, Terminal 1'. */
export function branchName(id: number, words: Words): string {
  const { name, detail } = words.branches[branchOf(id).code]
  return `${name} (${detail})`
}
