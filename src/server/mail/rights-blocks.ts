import { freeCancelUntil, promiseForRequest } from '../../domain/cancellation.ts'
import type { Block } from './blocks.ts'
import type { LetterContext } from './context.ts'
import { dayOnly, plural } from './format.ts'
import type { BookingLetter, LetterData, Stage } from './letters.ts'
import { pageUrl } from './links.ts'
import { moment } from './rental-blocks.ts'
import { termsEffective } from './terms-attachment.ts'
import { fill } from './words.ts'

/** What to have at hand at pick-up (D27). */
export function bringBlocks({ words, facts }: LetterContext): Block[] {
  return [
    { kind: 'heading', text: words.bring.heading },
    { kind: 'list', items: words.bring.items },
    { kind: 'small', text: fill(words.bring.note, { age: facts.minAge }) },
  ]
}

/** Cancelling a booking (D26), and what the law asks for. */
export function bookingRightsBlocks(data: BookingLetter, context: LetterContext): Block[] {
  const { words, facts, writtenAt } = context
  const confirmed = data.requestConfirmedAt ? new Date(data.requestConfirmedAt) : null
  const until = freeCancelUntil(data.start, confirmed, facts)
  const free = until > writtenAt ? freeUntil(until, context) : tooLate(context)
  return [
    { kind: 'heading', text: words.rights.heading.booking },
    { kind: 'text', text: data.freeCancelUntil ? stillTooLate(data.freeCancelUntil, context) : free },
    ...lawBlocks(context),
  ]
}

/** Withdrawing a request, cancelling it once it is confirmed (D26), and what the law asks for. */
export function requestRightsBlocks(data: LetterData['request_received'], context: LetterContext): Block[] {
  const { words } = context
  return [
    { kind: 'heading', text: words.rights.heading.request },
    { kind: 'text', text: words.rights.request },
    { kind: 'text', text: onceConfirmed(data, context) },
    ...lawBlocks(context),
  ]
}

function freeUntil(until: Date, context: LetterContext): string {
  const { rights } = context.words
  return `${fill(rights.free, { deadline: moment(until.toISOString(), context) })} ${rights.fee}`
}

function tooLate(context: LetterContext): string {
  const { rights } = context.words
  return `${fill(rights.late, { hours: hours(context.facts.freeCancelHours, context) })} ${rights.feeAtOnce}`
}

/** A change does not open free cancelling again. */
function stillTooLate(deadline: string, context: LetterContext): string {
  const { rights } = context.words
  return `${fill(rights.lateBeforeChange, { deadline: moment(deadline, context) })} ${rights.feeAtOnce}`
}

function onceConfirmed(data: LetterData['request_received'], context: LetterContext): string {
  const { words, facts, writtenAt } = context
  const { rights } = words
  const request = { start: data.start, decisionBy: new Date(data.decisionBy) }
  const { kind, until } = promiseForRequest(request, writtenAt, facts)
  if (kind === 'never') return tooLate(context)
  const deadline = until === null ? '' : moment(until.toISOString(), context)
  const after = hours(facts.freeCancelAfterConfirmHours, context)
  return `${fill(rights.confirmed[kind], { deadline, after })} ${rights.fee}`
}

const hours = (count: number, { words, language }: LetterContext): string =>
  fill(plural(count, words.rights.hours, language), { count })

/** No right of withdrawal (BGB § 312g Abs. 2 Nr. 9), the terms attached (BGB § 312i). */
function lawBlocks({ words, language }: LetterContext): Block[] {
  const date = dayOnly(termsEffective(language), language)
  return [
    { kind: 'text', text: words.rights.noWithdrawal },
    { kind: 'text', text: fill(words.rights.terms, { date }) },
  ]
}

/** The page where a booking is seen and cancelled, or a request withdrawn. Its address says nothing about the booking. */
export function manageBlocks(stage: Stage, context: LetterContext): Block[] {
  const { words } = context
  const { action, hint } = words.manage[stage]
  return [
    { kind: 'button', label: action, url: pageUrl(context, '/booking/manage'), hint: words.frame.linkHint },
    { kind: 'small', text: hint },
  ]
}
