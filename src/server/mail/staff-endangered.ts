import type { Fact, Letter } from './blocks.ts'
import { branchName } from './branch.ts'
import type { LetterContext } from './context.ts'
import type { LetterData, StaffLetter } from './letters.ts'
import { moment, numberLabel } from './rental-blocks.ts'
import { fill } from './words.ts'

/** To a branch: whose car is missing, and whom to call about it. Answering writes to whoever has the car. */
export function staffEndangered(data: LetterData['staff_endangered'], context: LetterContext): Letter {
  const { words } = context
  const text = words.staffEndangered
  const { plate, reference } = data
  const values = {
    plate,
    reference,
    end: moment(data.end, context),
    waiting: data.waiting.map((one) => one.reference).join(', '),
  }
  return {
    subject: fill(text.subject, values),
    preview: text.preview,
    heading: text.heading,
    greeting: words.frame.greetingWithoutName,
    blocks: [
      { kind: 'text', text: fill(data.out ? text.out : text.elsewhere, values) },
      { kind: 'text', text: text.next },
      ...(data.out
        ? ([
            { kind: 'heading', text: text.holder },
            { kind: 'facts', rows: personFacts(data, context) },
          ] as const)
        : []),
      { kind: 'heading', text: text.waiting },
      ...data.waiting.map((one) => ({ kind: 'facts', rows: personFacts(one, context) }) as const),
    ],
    replyTo: data.email,
    postscript: text.command,
  }
}

/** Whose rental it is, and how to reach them. */
export function personFacts(data: StaffLetter, context: LetterContext): Fact[] {
  const { words } = context
  const rows = [
    [numberLabel('booking', words), data.reference],
    [words.facts.customer, `${data.firstName} ${data.lastName}`],
    [words.contact.phone, data.phone],
    [words.contact.email, data.email],
    [words.contact.language, words.contact.languages[data.language]],
    [words.facts.vehicle, fill(words.facts.vehicleValue, { vehicle: data.vehicle })],
    [words.facts.pickup, `${moment(data.start, context)}, ${branchName(data.pickup, words)}`],
    [words.facts.dropoff, `${moment(data.end, context)}, ${branchName(data.dropoff, words)}`],
  ] as const
  return rows.flatMap(([label, line]) => (line ? [{ label, lines: [line] }] : []))
}
