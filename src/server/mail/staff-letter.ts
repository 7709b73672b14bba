import { flightText } from '#domain/flight.ts'
import type { Block, Button, Fact, Letter, Opening } from '#words/blocks.ts'
import { shortBranchName } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { clock, money, plural } from '#words/format.ts'
import { callButton } from './call-button.ts'
import { dialOf } from './dial.ts'
import type { ChangedPart, StaffLetter, Stage } from './letters.ts'
import { marked, numberFact, shortDay, shortRentalFacts } from './rental-blocks.ts'
import { className, pickupLead } from './rental-letter.ts'
import { unclickable } from './without-links.ts'
import { fill } from '#words/words.ts'

interface Texts {
  subject: string
  preview: string
  /** Kind and class of the rental. */
  heading: string
  /** Word before the headline that says what happened. */
  event?: string
}

interface Parts {
  stage: Stage
  tone: Opening['tone']
  /** Whether the rental does not take place. */
  gone?: boolean
  blocks: readonly Block[]
  /** Commands for the server, which stand last. */
  commands?: readonly Block[]
  /** Rows before price and payment. */
  facts?: readonly Fact[]
  /** Headline, if it is not the pickup. */
  lead?: readonly string[]
  /** Sentence that staff must not miss. */
  warning?: string | undefined
  changed?: readonly ChangedPart[]
  /** Price before a change, in minor units. */
  totalBeforeMinor?: number
  /** Further values for the placeholders of the texts. */
  values?: Readonly<Record<string, string>>
}

/**
 * Frame of every letter to a branch. A reply goes to the customer. It contains what staff need to hand over the car and
 * to reach its driver; birthday, address and document numbers stay on the server.
 */
export function staffLetter(texts: Texts, data: StaffLetter, context: LetterContext, parts: Parts): Letter {
  const { words } = context
  const { reference, start, end } = data
  const values = {
    reference,
    type: className(data.type, words),
    date: shortDay(start, context),
    time: clock(start),
    outside: data.afterHours ? words.staff.outside : '',
    pickup: shortBranchName(data.pickup, context),
    dropoff: shortBranchName(data.dropoff, context),
    end: shortDay(end, context),
    ...parts.values,
  }
  return {
    subject: fill(texts.subject, values),
    preview: fill(texts.preview, values),
    heading: fill(texts.heading, values),
    opening: {
      car: null,
      tone: parts.tone,
      event: texts.event,
      gone: parts.gone === true,
      lead: parts.lead ?? pickupLead(data, context),
      ...personLine(data),
      warning: parts.warning,
      reference: numberFact(data, parts.stage, words),
      action: callButtons(data, words.staff.call),
    },
    greeting: null,
    blocks: [...parts.blocks, ...staffBlocks(data, parts, context), ...(parts.commands ?? [])],
    replyTo: data.email,
  }
}

/** Reminds the branch that a colleague has to be there for a pick-up after hours. */
export const afterHoursWarning = ({ afterHours }: StaffLetter, { words }: LetterContext): string | undefined =>
  afterHours ? words.staff.afterHours : undefined

/** A visitor's input must not be clickable. */
export const nameOf = ({ firstName, lastName }: StaffLetter): string => unclickable(`${firstName} ${lastName}`)

/** Customer of the rental, with the telephone number. */
export function personLine(data: StaffLetter): { under: string; dial: string | undefined } {
  const dial = dialOf(data.phone)
  return { under: dial === undefined ? nameOf(data) : `${nameOf(data)} · ${dial}`, dial }
}

/** Button that calls the customer, if they left a number. @param quiet whether the letter has another purpose */
export function callButtons(data: StaffLetter, label: string, quiet = true): Button[] {
  return callButton(data.phone, nameOf(data), label, quiet)
}

function staffBlocks(data: StaffLetter, parts: Parts, context: LetterContext): Block[] {
  const { words } = context
  const { groups } = words.staff
  const rental: Fact[] = [
    ...shortRentalFacts(data, context, className(data.type, words)),
    ...factsOf([[words.fees.cross_border.line, data.crossBorder ? words.staff.yes : null]]),
  ]
  return [
    { kind: 'heading', text: groups.rental },
    { kind: 'facts', rows: marked(rental, parts.changed ?? [], context) },
    { kind: 'heading', text: groups.customer },
    { kind: 'facts', rows: marked(customerFacts(data, context), parts.changed ?? [], context) },
    { kind: 'heading', text: groups.money },
    { kind: 'facts', rows: moneyFacts(data, parts, context) },
  ]
}

function customerFacts(data: StaffLetter, { words, language }: LetterContext): Fact[] {
  const { drivers = [] } = data
  const driving = drivers.map((name) => (name === null ? words.facts.driverNotNamed : unclickable(name)))
  return factsOf([
    [plural(driving.length, words.facts.drivers, language), driving.join(', ')],
    [words.arrival.flight, data.arrival?.flight && flightText(data.arrival.flight)],
    // A number that can be dialled is in the head.
    [words.contact.phone, dialOf(data.phone) === undefined ? data.phone && unclickable(data.phone) : null],
    // Only the mail address was checked.
    [words.contact.email, data.email],
    [words.contact.language, words.contact.languages[data.language]],
  ])
}

function moneyFacts({ price, paymentMethod }: StaffLetter, parts: Parts, { words, language }: LetterContext): Fact[] {
  const inMoney = (minor: number) => money(minor, price.currency, language)
  const { totalBeforeMinor: before } = parts
  const was =
    before === undefined || before === price.totalMinor
      ? []
      : [fill(words.staffBookingChanged.before, { total: inMoney(before) })]
  return [
    ...(parts.facts ?? []),
    { label: words.money.total, lines: [inMoney(price.totalMinor), ...was], strong: true },
    { label: words.money.depositName, lines: [inMoney(price.depositMinor)], strong: true },
    { label: words.facts.payment, lines: [words.payment[paymentMethod]] },
  ]
}

/** Rows of one line each, without those that have none. */
export const factsOf = (rows: readonly (readonly [label: string, line: string | null | undefined])[]): Fact[] =>
  rows.flatMap(([label, line]) => (line ? [{ label, lines: [line] }] : []))
