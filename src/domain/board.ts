import type { CarNeed } from './car-needs.ts'
import { noShowFrom, type YardRules } from './yard-times.ts'

/** The one next act of an entry that is due. */
export type DueAct =
  | 'call_overdue'
  | 'call_late'
  | 'no_show'
  | 'give_car'
  | 'decide'
  | 'prepare'
  | 'drive'
  | 'review'
  | 'answer'

/** Thing to do now, with the moment by which, or since which it is wrong. */
export interface Due<Of> {
  readonly act: DueAct
  readonly at: Date
  /** Whether its time is over. */
  readonly late: boolean
  readonly of: Of
}

/** The stored settings of what is due. */
export interface BoardRules extends YardRules {
  dueAheadMinutes: number
  latePickupMinutes: number
  callAgainMinutes: number
  answerHours: number
  reviewAheadHours: number
}

export interface DuePickup {
  readonly starts_at: Date
  /** Whether its car is there, or has to be found. */
  readonly carMissing: boolean
  readonly needs: readonly CarNeed[]
  /** Moment of the last call to its customer. */
  readonly calledAt: Date | null
}

export interface DueReturn {
  readonly ends_at: Date
  readonly calledAt: Date | null
}

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const after = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS)

/** Whether a call is to be made: a customer who was called a moment ago is left alone. */
const isToBeCalled = (calledAt: Date | null, now: Date, rules: BoardRules): boolean =>
  calledAt === null || now >= after(calledAt, rules.callAgainMinutes)

/** An entry, if its time comes soon or is over. */
function dueBy<Of>(act: DueAct, at: Date, of: Of, now: Date, aheadMinutes: number): Due<Of> | null {
  return now < after(at, 0 - aheadMinutes) ? null : { act, at, late: now > at, of }
}

/**
 * Next act for a pickup that has not taken place: first its car, as the customer may stand at the desk, then the customer
 * who does not come.
 */
export function dueOfPickup<Of extends DuePickup>(pickup: Of, now: Date, rules: BoardRules): Due<Of> | null {
  const { starts_at: start } = pickup
  if (pickup.carMissing) return dueBy('give_car', start, pickup, now, rules.overdueAheadMinutes)
  if (now >= noShowFrom(pickup, rules)) return { act: 'no_show', at: start, late: true, of: pickup }
  if (pickup.needs.length > 0) return dueBy('prepare', start, pickup, now, rules.dueAheadMinutes)
  if (now < after(start, rules.latePickupMinutes) || !isToBeCalled(pickup.calledAt, now, rules)) return null
  return { act: 'call_late', at: start, late: true, of: pickup }
}

/** Next act for a car that is out: its customer is called once the time of grace is over. */
export function dueOfReturn<Of extends DueReturn>(back: Of, now: Date, rules: BoardRules): Due<Of> | null {
  if (now <= after(back.ends_at, rules.graceMinutes) || !isToBeCalled(back.calledAt, now, rules)) return null
  return { act: 'call_overdue', at: back.ends_at, late: true, of: back }
}

/** A request is decided before it lapses. */
export const dueOfRequest = <Of extends { readonly expires_at: Date }>(of: Of, now: Date, rules: BoardRules) =>
  dueBy('decide', of.expires_at, of, now, rules.dueAheadMinutes)

/**
 * A drive is due before its car has to leave, and again once it should have arrived and nobody says so. Nobody notes a
 * departure, so in between it counts as under way.
 */
export function dueOfDrive<Of extends { readonly leaves: Date; readonly arrives: Date }>(
  of: Of,
  now: Date,
  rules: BoardRules,
): Due<Of> | null {
  if (now <= of.leaves) return dueBy('drive', of.leaves, of, now, rules.dueAheadMinutes)
  return now < of.arrives ? null : dueBy('drive', of.arrives, of, now, 0)
}

/** A document is due while its customer's pickup comes near. */
export const dueOfDocument = <Of extends { readonly needed_at: Date | null }>(of: Of, now: Date, rules: BoardRules) =>
  of.needed_at === null ? null : dueBy('review', of.needed_at, of, now, rules.reviewAheadHours * HOUR_MINUTES)

/** A message is due once it has waited for too long. */
export const dueOfMessage = <Of extends { readonly created_at: Date }>(of: Of, now: Date, rules: BoardRules) =>
  dueBy('answer', after(of.created_at, rules.answerHours * HOUR_MINUTES), of, now, 0)

const weight: Record<DueAct, number> = {
  call_overdue: 0,
  give_car: 1,
  call_late: 2,
  decide: 3,
  prepare: 4,
  drive: 5,
  no_show: 6,
  review: 7,
  answer: 8,
}

/**
 * Things to do, in the order in which to do them. What is wrong stands before what is only near, the longest first; messages,
 * documents and customers who will not come any more stand behind all that is about a car.
 */
export function inOrder<Of>(found: readonly (Due<Of> | null)[]): Due<Of>[] {
  const rank = ({ act, late }: Due<Of>) => (weight[act] >= weight.no_show ? 2 : late ? 0 : 1)
  return found
    .filter((entry) => entry !== null)
    .toSorted((a, b) => rank(a) - rank(b) || a.at.getTime() - b.at.getTime() || weight[a.act] - weight[b.act])
}

/** How a pickup or a return stands on the line of the day. */
export type Tone = 'done' | 'open' | 'due' | 'late'

export function toneOfPickup(pickup: DuePickup, now: Date, rules: BoardRules): Tone {
  const { starts_at: start } = pickup
  if (pickup.carMissing || now >= after(start, rules.latePickupMinutes)) return 'late'
  return now > start || dueOfPickup(pickup, now, rules) !== null ? 'due' : 'open'
}

/** A car that is out is late after the time of grace, whether somebody called or not. */
export function toneOfReturn({ ends_at: end }: Pick<DueReturn, 'ends_at'>, now: Date, rules: BoardRules): Tone {
  if (now > after(end, rules.graceMinutes)) return 'late'
  return now > end ? 'due' : 'open'
}
