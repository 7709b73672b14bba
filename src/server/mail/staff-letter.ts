import { flightText } from '#domain/flight.ts'
import type { Block, Command, Fact, Letter } from '#words/blocks.ts'
import { shortBranchName } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { clock, money, plural } from '#words/format.ts'
import type { StaffLetter, Stage } from './letters.ts'
import { numberFact, shortDay, shortRentalFacts } from './rental-blocks.ts'
import { className } from './rental-letter.ts'
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
  /** Further values for the placeholders of the texts. */
  values?: Readonly<Record<string, string>>
  commands?: readonly Command[]
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
    greeting: words.frame.greetingWithoutName,
    blocks: [
      ...parts.blocks,
      { kind: 'facts', rows: [numberFact(data, parts.stage, words), ...shortRentalFacts(data, context)] },
      staffFacts(data, parts, context),
    ],
    ...(parts.commands !== undefined && { commands: parts.commands }),
    replyTo: data.email,
  }
}

/** Reminds the branch that a colleague has to be there for a pick-up after hours. */
export function afterHoursBlocks({ afterHours }: StaffLetter, { words }: LetterContext): Block[] {
  return afterHours ? [{ kind: 'text', text: words.staff.afterHours }] : []
}

function staffFacts(data: StaffLetter, parts: Parts, { words, language }: LetterContext): Block {
  const { price, drivers = [] } = data
  const driving = drivers.map((name) => (name === null ? words.facts.driverNotNamed : unclickable(name)))
  const rows = [
    [words.facts.type, className(data.type, words)],
    [words.fees.cross_border.line, data.crossBorder ? words.staff.yes : null],
    // A visitor's input must not be clickable. Only the mail address was checked.
    [words.facts.customer, unclickable(`${data.firstName} ${data.lastName}`)],
    [plural(driving.length, words.facts.drivers, language), driving.join(', ')],
    [words.arrival.flight, data.arrival?.flight && flightText(data.arrival.flight)],
    [words.contact.phone, data.phone && unclickable(data.phone)],
    [words.contact.email, data.email],
    [words.contact.language, words.contact.languages[data.language]],
    [words.money.total, money(price.totalMinor, price.currency, language)],
    [words.money.deposit, money(price.depositMinor, price.currency, language)],
    [words.facts.payment, words.payment[data.paymentMethod]],
  ] as const
  const given = rows.flatMap(([label, line]) => (line ? [{ label, lines: [line] }] : []))
  return { kind: 'facts', rows: [...given, ...(parts.facts ?? [])] }
}
