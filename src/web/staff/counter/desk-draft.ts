import type { Branch } from '#contract/site.ts'
import type { Renter } from '#contract/staff-counter.ts'
import type { Language } from '#domain/language.ts'
import type { AgreedMethod } from '#domain/payment-method.ts'
import { nextOpening, type BranchCalendar } from '#domain/opening-hours.ts'
import { addDays, dateOf, parseDate, timeOf, toLocal, type LocalDateTime } from '#domain/period.ts'
import { nobody, personOf, type DeskPerson } from './desk-person.ts'
import type { PersonProblems } from './person-problems.ts'

export type RentalEnd = 'start' | 'end'

/** Everything that a colleague has entered so far. */
export interface DeskDraft {
  /** Text by which the customer is looked for at first. */
  readonly sought: string
  readonly chosen: Chosen | null
  /** Customer whom they found; null for somebody new. */
  readonly renter: Renter | null
  /** Whether somebody new is being written down. */
  readonly adding: boolean
  readonly person: DeskPerson
  readonly language: Language
  readonly origin: 'phone' | 'counter'
  readonly pickup: number
  readonly dropoff: number
  readonly start: LocalDateTime
  readonly end: LocalDateTime
  /** Texts that were typed as the days of the two ends and are none; '' where the field shows the day that holds. */
  readonly notDays: Readonly<Record<RentalEnd, string>>
  /** Quantity by the code of a service. */
  readonly extras: Readonly<Record<string, number>>
  readonly crossBorder: boolean
  readonly freeDays: number
  readonly vehicleId: number | null
  readonly payment: AgreedMethod
  /** Company to which the papers go; '' for the person. */
  readonly business: string
  /** Reason to rent to somebody who is blocked. */
  readonly despite: string
}

/** Customer, and the company that pays, whom the page before has chosen. */
export interface Chosen {
  readonly customer: string
  /** Null where the customer pays. */
  readonly business: string | null
}

const HALF_HOUR_MS = 1_800_000

/** Days in which a branch opens again, whatever holidays there are. */
const LOOK_AHEAD = 14

/** The next half hour at which a rental can begin at a branch; the next one of all at a branch that stays closed. */
export function nextStart(calendar: BranchCalendar, now: Date): LocalDateTime {
  const soonest = toLocal(new Date(Math.ceil(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS))
  return nextOpening(calendar, soonest, addDays(dateOf(soonest), LOOK_AHEAD)) ?? soonest
}

/** Parts of a booking to be made that another page knows already. */
export interface DeskWish {
  /** Name or mail address of the customer; '' for nobody yet. */
  readonly sought: string
  readonly chosen: Chosen | null
  /** Beginning, on the half hour; null for the next one at which the branch is open. */
  readonly start: LocalDateTime | null
}

export const noWish: DeskWish = { sought: '', chosen: null, start: null }

/** A rental from what is wished, from now, or from the branch's next opening, for one day. */
export function newDraft(
  { id, calendar }: Pick<Branch, 'id' | 'calendar'>,
  now: Date,
  language: Language,
  wish = noWish,
): DeskDraft {
  const soonest = nextStart(calendar, now)
  const start = wish.start !== null && wish.start > soonest ? wish.start : soonest
  return {
    sought: wish.sought,
    chosen: wish.chosen,
    renter: null,
    adding: false,
    person: nobody,
    language,
    origin: 'phone',
    pickup: id,
    dropoff: id,
    start,
    end: inDaysFrom(start, 1),
    notDays: { start: '', end: '' },
    extras: {},
    crossBorder: false,
    freeDays: 0,
    vehicleId: null,
    payment: 'credit_card',
    business: '',
    despite: '',
  }
}

/** The same time of day, a number of days later. */
export const inDaysFrom = (start: LocalDateTime, days: number): LocalDateTime =>
  `${addDays(dateOf(start), days)}T${timeOf(start)}`

/** Changes for a new time of one end. The end keeps its distance in days when the start moves. */
export const withTime = (end: RentalEnd, local: LocalDateTime, days: number): Partial<DeskDraft> =>
  end === 'start' ? { start: local, end: inDaysFrom(local, days) } : { end: local }

/** Changes for what was typed as the day of one end. Text that is no day leaves the day that holds, but is not forgotten. */
export function withTypedDay(draft: DeskDraft, end: RentalEnd, typed: string, days: number): Partial<DeskDraft> {
  const isDay = parseDate(typed) !== null
  const notDays = { ...draft.notDays, [end]: isDay ? '' : typed }
  return isDay ? { ...withTime(end, `${typed}T${timeOf(draft[end])}`, days), notDays } : { notDays }
}

/**
 * Changes of a draft for a customer who was found, with what is known of them, or else what was typed to find them. The
 * company that was chosen pays if they may rent for it.
 */
export function withRenter(
  renter: Renter,
  typed: Pick<DeskPerson, 'email' | 'phone'>,
  chosen: Chosen | null,
): Partial<DeskDraft> {
  const reach = renter.seen ? {} : { phone: typed.phone, email: typed.email }
  const person = { ...personOf(renter), ...reach }
  const { language } = renter
  const business = renter.businesses.find(({ id }) => id === chosen?.business)?.id ?? ''
  return { renter, adding: false, freeDays: 0, business, despite: '', language, person }
}

/** Address or number that was typed into the search. */
export const reachTyped = (typed: string): Pick<DeskPerson, 'email' | 'phone'> => ({
  email: typed.includes('@') ? typed.trim() : '',
  phone: /^\+?[\d\s()/.-]{5,}$/.test(typed.trim()) ? typed.trim() : '',
})

/** Changes for somebody new, of whom a name, an address or a number may have been typed. */
export function withSomebodyNew(typed: string): Partial<DeskDraft> {
  const words = /[@\d]/.test(typed) ? [] : typed.trim().split(/\s+/)
  const person = {
    ...nobody,
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? words.at(-1)! : '',
    ...reachTyped(typed),
  }
  return { renter: null, adding: true, person, freeDays: 0, business: '', despite: '' }
}

/** Changes that lead back to the search, which begins anew. */
export const nobodyYet: Partial<DeskDraft> = {
  sought: '',
  renter: null,
  adding: false,
  person: nobody,
  freeDays: 0,
  business: '',
  despite: '',
}

export type Missing =
  | 'Who'
  | 'Birth'
  | 'Age'
  | 'Reach'
  | 'Phone'
  | 'Email'
  | 'Licence'
  | 'Expiry'
  | 'Start'
  | 'End'
  | 'Vehicle'

/**
 * Parts that a booking still needs, or that were typed and say nothing, in the order of the page.
 *
 * @param taken whether the chosen car went to somebody else
 */
export function missingOf(
  { renter, adding, notDays, vehicleId }: DeskDraft,
  problems: PersonProblems,
  taken: boolean,
): Missing[] {
  const isChosen = renter !== null || adding
  const isNamed = problems.firstName === undefined && problems.lastName === undefined
  return [
    ...(isChosen && isNamed ? [] : (['Who'] as const)),
    ...(isChosen ? missingDetails(problems) : []),
    ...(notDays.start === '' ? [] : (['Start'] as const)),
    ...(notDays.end === '' ? [] : (['End'] as const)),
    ...(vehicleId === null || taken ? (['Vehicle'] as const) : []),
  ]
}

const missingDetails = ({ dateOfBirth, phone, email, licenseNumber, licenseExpiry }: PersonProblems): Missing[] => [
  ...(dateOfBirth === undefined ? [] : [dateOfBirth === 'missing' ? ('Birth' as const) : ('Age' as const)]),
  ...(phone === undefined ? [] : [phone === 'reach' ? ('Reach' as const) : ('Phone' as const)]),
  ...(email === undefined ? [] : (['Email'] as const)),
  ...(licenseNumber === undefined ? [] : (['Licence'] as const)),
  ...(licenseExpiry === undefined ? [] : (['Expiry'] as const)),
]

/** Extras as calls write them. */
export const extrasOf = ({ extras }: Pick<DeskDraft, 'extras'>) =>
  Object.entries(extras)
    .filter(([, quantity]) => quantity > 0)
    .map(([code, quantity]) => ({ code, quantity }))
