import { unbroken } from '#content/unbroken.ts'
import type { WeeklyHours } from './hours.ts'
import type { Language } from '#domain/language.ts'

/** Facts of a branch from the catalogue that letters and papers print. */
export interface BranchFacts {
  id: number
  names: Record<Language, string>
  details: Record<Language, string>
  /** Way to the desk in words; '' if the address says enough. */
  ways: Record<Language, string>
  street: string
  city: string
  phone: string
  email: string
  calendar: { weekly: WeeklyHours }
}

interface Reader {
  language: Language
  branches: readonly BranchFacts[]
}

/** Finds a branch. @throws if there is none: the database keeps every branch that a booking names */
export function branchOf(id: number, { branches }: Pick<Reader, 'branches'>): BranchFacts {
  const branch = branches.find((one) => one.id === id)
  if (branch === undefined) throw new Error(`there is no branch ${id}`)
  return branch
}

/** 'Flughafen Berlin' */
export const shortBranchName = (id: number, reader: Reader): string => branchOf(id, reader).names[reader.language]

/** Name and place as a reader looks for it: 'Flughafen Berlin (Schalter in der Ankunft, Terminal 1)'. */
export const branchName = (id: number, reader: Reader): string => placeName(branchOf(id, reader), reader.language)

export function placeName({ names, details }: Pick<BranchFacts, 'names' | 'details'>, language: Language): string {
  return details[language] === '' ? names[language] : `${names[language]} (${details[language]})`
}

/** Telephone number that does not break at the end of a line. */
export const phoneText = ({ phone }: Pick<BranchFacts, 'phone'>): string => unbroken(phone)
