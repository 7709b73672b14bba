import { freeCancelPromise } from '#domain/cancellation.ts'
import type { Block } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { dayOnly, plural } from '#words/format.ts'
import type { BookingLetter, Stage } from './letters.ts'
import { bookingUrl } from '#words/page-urls.ts'
import { moment } from './rental-blocks.ts'
import { termsEffective } from './terms-attachment.ts'
import { fill } from '#words/words.ts'

/** Documents to bring to the pick-up (D27). */
export function bringBlocks({ words, facts }: LetterContext): Block[] {
  return [
    { kind: 'heading', text: words.bring.heading },
    { kind: 'list', items: words.bring.items },
    { kind: 'small', text: fill(words.bring.note, { age: facts.minAge }) },
  ]
}

/** Rules for cancelling a booking (D26), and the notes that the law requires. */
export function bookingRightsBlocks(data: BookingLetter, context: LetterContext): Block[] {
  const { words } = context
  const { freeCancelUntil: over } = data
  return [
    { kind: 'heading', text: words.rights.heading.booking },
    { kind: 'text', text: over ? stillTooLate(over, context) : cancelling(data, context) },
    ...lawBlocks(context),
  ]
}

/** Rules for withdrawing a request and for cancelling after an order (D26), and the notes that the law requires. */
export function requestRightsBlocks(data: BookingLetter, context: LetterContext): Block[] {
  const { rights } = context.words
  const rule = cancelling(data, context)
  // English goes on after a comma, German after a colon.
  const continued = context.language === 'en' ? rule.charAt(0).toLowerCase() + rule.slice(1) : rule
  return [
    { kind: 'heading', text: rights.heading.request },
    { kind: 'text', text: rights.request },
    { kind: 'text', text: fill(rights.onceOrdered, { rule: continued }) },
    ...lawBlocks(context),
  ]
}

/** Rules that apply once our offer is ordered: cancelling (D26), and the notes that the law requires. */
export function offerRightsBlocks(data: BookingLetter, context: LetterContext): Block[] {
  const { words } = context
  return [
    { kind: 'heading', text: words.requestOffered.rights },
    { kind: 'text', text: cancelling(data, context) },
    ...lawBlocks(context),
  ]
}

/** End of free cancellation for a booking made when the letter is written. */
function cancelling({ start }: BookingLetter, context: LetterContext): string {
  const until = freeCancelPromise(start, context.writtenAt, context.facts)
  return until === null ? tooLate(context) : freeUntil(until, context)
}

function freeUntil(until: Date, context: LetterContext): string {
  const { rights } = context.words
  return `${fill(rights.free, { deadline: moment(until.toISOString(), context) })} ${rights.fee}`
}

function tooLate(context: LetterContext): string {
  const { rights } = context.words
  return `${fill(rights.late, { hours: hours(context.facts.freeCancelHours, context) })} ${rights.feeAtOnce}`
}

/** Says that free cancelling stays over: a change does not bring it back. */
function stillTooLate(deadline: string, context: LetterContext): string {
  const { rights } = context.words
  return `${fill(rights.lateBeforeChange, { deadline: moment(deadline, context) })} ${rights.feeAtOnce}`
}

const hours = (count: number, { words, language }: LetterContext): string =>
  fill(plural(count, words.rights.hours, language), { count })

/** Notes that there is no right of withdrawal (BGB § 312g Abs. 2 Nr. 9) and that the terms are attached (BGB § 312i). */
function lawBlocks({ words, language }: LetterContext): Block[] {
  const date = dayOnly(termsEffective(language), language)
  return [
    { kind: 'small', text: words.rights.noWithdrawal },
    { kind: 'small', text: fill(words.rights.terms, { date }) },
  ]
}

/** Link to the page for viewing and cancelling a booking or withdrawing a request. */
export function manageBlocks(stage: Stage, data: BookingLetter, context: LetterContext): Block[] {
  const { words } = context
  const { action, hint, memberHint } = words.manage[stage]
  return [
    { kind: 'button', label: action, url: bookingUrl(data, context) },
    { kind: 'small', text: data.member ? memberHint : hint },
  ]
}
