import { flightText } from '#domain/flight.ts'
import type { Block, Fact, Letter } from '#words/blocks.ts'
import { shortBranchName } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { clock, money, plural } from '#words/format.ts'
import type { ChangedPart, StaffLetter, Stage } from './letters.ts'
import { marked, numberFact, shortDay, shortRentalFacts } from './rental-blocks.ts'
import { className, pickupLead } from './rental-letter.ts'
import { unclickable } from './without-links.ts'
import { fill } from '#words/words.ts'

interface Texts {
  subject: string
  preview: string
  heading: string
}

interface Parts {
  stage: Stage
  blocks: readonly Block[]
  /** Rows beside price and payment. */
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
    heading: texts.heading,
    opening: {
      car: null,
      tone: 'over',
      lead: parts.lead ?? pickupLead(data, context),
      ...personLine(data),
      warning: parts.warning,
      reference: numberFact(data, parts.stage, words),
      action: [],
    },
    greeting: null,
    blocks: [...parts.blocks, ...staffBlocks(data, parts, context)],
    replyTo: data.email,
  }
}

/** Reminds the branch that a colleague has to be there for a pick-up after hours. */
export const afterHoursWarning = ({ afterHours }: StaffLetter, { words }: LetterContext): string | undefined =>
  afterHours ? words.staff.afterHours : undefined

/** Customer of the rental, with the telephone number. A visitor's input must not be clickable: it is dialled only if it is a number. */
export function personLine({ firstName, lastName, phone }: StaffLetter): { under: string; dial: string | undefined } {
  const name = unclickable(`${firstName} ${lastName}`)
  const dial = phone !== null && /^[+\d][\d ()/-]+$/.test(phone) ? phone : undefined
  return { under: dial === undefined ? name : `${name} · ${dial}`, dial }
}

function staffBlocks(data: StaffLetter, parts: Parts, context: LetterContext): Block[] {
  const { words } = context
  const { groups } = words.staff
  const rental: Fact[] = [
    ...shortRentalFacts(data, context),
    ...factsOf([
      [words.facts.type, className(data.type, words)],
      [words.fees.cross_border.line, data.crossBorder ? words.staff.yes : null],
    ]),
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
  const rows = [
    // A visitor's input must not be clickable. Only the mail address was checked.
    [words.staff.name, unclickable(`${data.firstName} ${data.lastName}`)],
    [plural(driving.length, words.facts.drivers, language), driving.join(', ')],
    [words.arrival.flight, data.arrival?.flight && flightText(data.arrival.flight)],
    [words.contact.phone, data.phone && unclickable(data.phone)],
    [words.contact.email, data.email],
    [words.contact.language, words.contact.languages[data.language]],
  ] as const
  const { dial } = personLine(data)
  return factsOf(rows).map((row) => (dial !== undefined && row.lines[0] === dial ? { ...row, dial } : row))
}

function moneyFacts({ price, paymentMethod }: StaffLetter, parts: Parts, { words, language }: LetterContext): Fact[] {
  const inMoney = (minor: number) => money(minor, price.currency, language)
  const { totalBeforeMinor: before } = parts
  const was =
    before === undefined || before === price.totalMinor
      ? []
      : [fill(words.staffBookingChanged.before, { total: inMoney(before) })]
  return [
    { label: words.money.total, lines: [inMoney(price.totalMinor), ...was] },
    { label: words.money.depositName, lines: [inMoney(price.depositMinor)] },
    { label: words.facts.payment, lines: [words.payment[paymentMethod]] },
    ...(parts.facts ?? []),
  ]
}

/** Rows of one line each, without those that have none. */
export const factsOf = (rows: readonly (readonly [label: string, line: string | null | undefined])[]): Fact[] =>
  rows.flatMap(([label, line]) => (line ? [{ label, lines: [line] }] : []))
