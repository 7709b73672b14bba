import type { OpeningRange } from './opening-hours.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const SPAN = /^(\w{3})(?:-(\w{3}))? (\d\d:\d\d)-(\d\d:\d\d)$/

/** A day's opening, 0 for Monday. */
export type DayOpening = OpeningRange & { weekday: number }

/** Reads 'Mon-Fri 08:00-18:00, Sat 08:00-13:00'; null if the text is no such week or has openings that overlap. */
export function readHours(text: string): DayOpening[] | null {
  const openings: DayOpening[] = []
  for (const part of text.split(',')) {
    const [, from, to = from, opens, closes] = SPAN.exec(part.trim().toLowerCase()) ?? []
    const first = DAYS.indexOf(from ?? '')
    const last = DAYS.indexOf(to ?? '')
    if (first < 0 || last < first || !isTime(opens) || !isTime(closes) || closes! <= opens!) return null
    for (let weekday = first; weekday <= last; weekday++) {
      if (openings.some((one) => one.weekday === weekday && one.opens < closes! && opens! < one.closes)) return null
      openings.push({ weekday, opens: opens!, closes: closes! })
    }
  }
  return openings
}

const isTime = (text: string | undefined) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text ?? '')

/** The federal states, whose public holidays a branch keeps. */
export const federalStates = 'BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH'.split(' ')

export interface BranchInput {
  code: string
  nameDe: string
  nameEn: string
  detailDe: string
  detailEn: string
  atAirport: boolean
  wayDe: string
  wayEn: string
  street: string
  city: string
  phone: string
  email: string
  latitude: number
  longitude: number
  federalState: string
}

/** Problem with a branch in words for an operator; undefined if there is none. The database checks the same rules. */
export function branchProblem(branch: BranchInput): string | undefined {
  const checks: [boolean, string][] = [
    [
      /^[a-z][a-z0-9-]{1,30}$/.test(branch.code) && branch.code !== 'general',
      'a code has small letters, as in potsdam',
    ],
    [/\S/.test(branch.nameDe) && /\S/.test(branch.nameEn), 'a branch has a name in both languages'],
    [(branch.wayDe === '') === (branch.wayEn === ''), 'the way to the desk is said in both languages or in none'],
    [/\S/.test(branch.street), 'a branch has a street'],
    [/^\d{5} \S/.test(branch.city), 'a city begins with its postal code, as in 14467 Potsdam'],
    [/^\+[0-9 -]{6,25}$/.test(branch.phone), 'a phone number is international, as in +49 331 23125-100'],
    [/^[^@\s]+@[^@\s]+$/.test(branch.email), 'this is not an email address'],
    [Math.abs(branch.latitude) <= 90 && Math.abs(branch.longitude) <= 180, 'a place is somewhere on the earth'],
    [federalStates.includes(branch.federalState), `a federal state is one of ${federalStates.join(', ')}`],
  ]
  return checks.find(([holds]) => !holds)?.[1]
}
