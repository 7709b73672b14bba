import type { Block, Fact, Letter } from '#words/blocks.ts'
import { shortBranchName } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { dialOf } from './dial.ts'
import type { LetterData, StaffLetter } from './letters.ts'
import { moment, numberFact, numberLabel, shortRentalFacts } from './rental-blocks.ts'
import { pickupLead } from './rental-letter.ts'
import { callButtons, factsOf, nameOf } from './staff-letter.ts'
import { unclickable } from './without-links.ts'
import { commandBlocks, fill } from '#words/words.ts'

/** Tells a branch which bookings are left without a car, why, and whom to call. A reply goes to the driver of the car. */
export function staffEndangered(data: LetterData['staff_endangered'], context: LetterContext): Letter {
  const { words } = context
  const text = words.staffEndangered
  const waiting = data.waiting.map((one) => one.reference).join(', ')
  const { subject, why } = reasonOf(data, context)
  const person = (one: StaffLetter): Block => ({
    kind: 'facts',
    rows: [numberFact(one, 'booking', words), ...personFacts(one, context)],
  })
  const holder = 'out' in data && data.out ? data : undefined
  return {
    subject: fill(subject, { plate: data.plate, waiting }),
    preview: text.preview,
    heading: text.heading,
    opening: {
      car: null,
      tone: 'danger',
      event: text.event,
      lead: data.waiting.slice(0, 1).flatMap((first) => pickupLead(first, context)),
      reference: { label: numberLabel('booking', words), lines: data.waiting.map((one) => one.reference) },
      // The filled button calls the person who is to be called first.
      action: [
        ...(holder === undefined ? [] : callButtons(holder, text.callOne.holder)),
        ...data.waiting.flatMap((one) => callButtons(one, text.callOne.waiting)),
      ].map((button, at) => ({ ...button, quiet: at > 0 })),
    },
    greeting: null,
    blocks: [
      { kind: 'text', text: why },
      { kind: 'text', text: holder === undefined ? text.call : text.callHolder },
      ...(holder === undefined ? [] : [{ kind: 'heading', text: text.holder } as const, person(holder)]),
      { kind: 'heading', text: text.waiting },
      ...data.waiting.map(person),
      ...commandBlocks(text.commands, {}, words),
    ],
    ...('email' in data && { replyTo: data.email }),
  }
}

function reasonOf(data: LetterData['staff_endangered'], context: LetterContext): { subject: string; why: string } {
  const { words } = context
  const text = words.staffEndangered
  const { plate } = data
  if ('drive' in data) {
    const { id, from, to, at } = data.drive
    const place = (branch: number) => shortBranchName(branch, context)
    const values = { plate, id, from: place(from), to: place(to), at: moment(at, context) }
    return { subject: text.subjectDriven, why: fill(text.driven, values) }
  }
  const values = { plate, reference: data.reference, end: moment(data.end, context) }
  return { subject: text.subject, why: fill(data.out ? text.out : text.elsewhere, values) }
}

/** The customer of a rental, with their phone and mail address. @param head whether name and number are in the head of the letter */
export function personFacts(data: StaffLetter, context: LetterContext, head = false): Fact[] {
  const { words } = context
  const dial = dialOf(data.phone)
  const rows = factsOf([
    [words.facts.customer, head ? null : nameOf(data)],
    [words.contact.phone, head && dial !== undefined ? null : data.phone && unclickable(data.phone)],
    [words.contact.email, data.email],
    [words.contact.language, words.contact.languages[data.language]],
  ])
  return [
    ...rows.map((row) => (dial !== undefined && row.lines[0] === dial ? { ...row, dial, strong: true } : row)),
    ...shortRentalFacts({ ...data, extras: [] }, context),
  ]
}
