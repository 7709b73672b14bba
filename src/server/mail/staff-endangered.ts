import type { Fact, Letter } from '#words/blocks.ts'
import { branchName, shortBranchName } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData, StaffLetter } from './letters.ts'
import { moment, numberLabel } from './rental-blocks.ts'
import { fill } from '#words/words.ts'

/** Tells a branch which bookings are left without a car, why, and whom to call. A reply goes to the driver of the car. */
export function staffEndangered(data: LetterData['staff_endangered'], context: LetterContext): Letter {
  const { words } = context
  const text = words.staffEndangered
  const waiting = data.waiting.map((one) => one.reference).join(', ')
  const { subject, why } = reasonOf(data, context)
  return {
    subject: fill(subject, { plate: data.plate, waiting }),
    preview: text.preview,
    heading: text.heading,
    greeting: words.frame.greetingWithoutName,
    blocks: [
      { kind: 'text', text: why },
      ...('out' in data && data.out
        ? ([
            { kind: 'text', text: text.callHolder },
            { kind: 'heading', text: text.holder },
            { kind: 'facts', rows: personFacts(data, context) },
          ] as const)
        : ([{ kind: 'text', text: text.call }] as const)),
      { kind: 'heading', text: text.waiting },
      ...data.waiting.map((one) => ({ kind: 'facts', rows: personFacts(one, context) }) as const),
    ],
    ...('email' in data && { replyTo: data.email }),
    commands: text.commands,
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

/** The customer of a rental, with their phone and mail address. */
export function personFacts(data: StaffLetter, context: LetterContext): Fact[] {
  const { words } = context
  const rows = [
    [numberLabel('booking', words), data.reference],
    [words.facts.customer, `${data.firstName} ${data.lastName}`],
    [words.contact.phone, data.phone],
    [words.contact.email, data.email],
    [words.contact.language, words.contact.languages[data.language]],
    [words.facts.vehicle, fill(words.facts.vehicleValue, { vehicle: data.vehicle })],
    [words.facts.pickup, `${moment(data.start, context)}, ${branchName(data.pickup, context)}`],
    [words.facts.dropoff, `${moment(data.end, context)}, ${branchName(data.dropoff, context)}`],
  ] as const
  return rows.flatMap(([label, line]) => (line ? [{ label, lines: [line] }] : []))
}
