import { foldName, foldPhone } from './search-key.ts'

/** Details of a customer by which two records are recognised as one person. */
export interface Known {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | null
  readonly email: string | null
  readonly phone: string | null
  /** Street, number and postcode; '' if it is not known. */
  readonly address: string
  readonly hasAccount: boolean
  /** Whether the account is a colleague's, too. */
  readonly isStaff: boolean
}

export const sharedMarks = ['name', 'born', 'phone', 'address', 'email'] as const
export type SharedMark = (typeof sharedMarks)[number]

const nameOf = ({ firstName, lastName }: Known) => foldName(`${firstName} ${lastName}`)
const same = (one: string, other: string) => one !== '' && one === other

/** Details that two customers share. */
export function marksShared(one: Known, other: Known): SharedMark[] {
  const shared: Record<SharedMark, boolean> = {
    name: same(nameOf(one), nameOf(other)),
    born: same(one.dateOfBirth ?? '', other.dateOfBirth ?? ''),
    phone: same(foldPhone(one.phone ?? ''), foldPhone(other.phone ?? '')),
    address: same(foldName(one.address), foldName(other.address)),
    email: same((one.email ?? '').toLowerCase(), (other.email ?? '').toLowerCase()),
  }
  return sharedMarks.filter((mark) => shared[mark])
}

/** Whether two customers look like one person: by name and birthday, or by a number, an address or a mailbox with either. */
export function looksSame(one: Known, other: Known): boolean {
  const marks = new Set(marksShared(one, other))
  if (contradicts(one, other)) return false
  const person = marks.has('name') || marks.has('born')
  return (
    (marks.has('name') && marks.has('born')) ||
    (person && ['phone', 'address', 'email'].some((mark) => marks.has(mark as SharedMark)))
  )
}

/** Whether two birthdays say that these are two people. */
const contradicts = (one: Known, other: Known) =>
  one.dateOfBirth !== null && other.dateOfBirth !== null && one.dateOfBirth !== other.dateOfBirth

export type MergeProblem = 'merge_two_people' | 'merge_unsure' | 'merge_keeps_account' | 'merge_colleague'

/**
 * Reason for which two customers are not merged. Nobody may get another person's data: different birthdays are two people,
 * and two accounts need the same birthday and one detail more. An account is never merged into a customer without one.
 */
export function mergeProblem(kept: Known, gone: Known): MergeProblem | null {
  if (contradicts(kept, gone)) return 'merge_two_people'
  if (gone.isStaff) return 'merge_colleague'
  if (gone.hasAccount && !kept.hasAccount) return 'merge_keeps_account'
  const marks = marksShared(kept, gone)
  if (gone.hasAccount && !(marks.includes('born') && marks.length > 1)) return 'merge_unsure'
  return marks.length === 0 ? 'merge_unsure' : null
}
