import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { moment, numberFact } from './rental-blocks.ts'
import { className, pickupLead } from './rental-letter.ts'
import { personFacts } from './staff-endangered.ts'
import { callButtons, personLine } from './staff-letter.ts'
import { fill } from '#words/words.ts'

/** Tells a branch that a booking without a car has one again. A reply goes to the customer. */
export function staffCarFound(data: LetterData['staff_car_found'], context: LetterContext): Letter {
  const { words } = context
  const text = words.staffCarFound
  const { plate, reference, late } = data
  const type = className(data.type, words)
  const values = { plate, reference, type, from: late === null ? '' : moment(late, context) }
  return {
    subject: fill(text.subject, values),
    preview: fill(late === null ? text.preview : text.latePreview, values),
    heading: fill(text.heading, values),
    opening: {
      car: null,
      tone: late === null ? 'good' : 'waiting',
      event: text.event,
      lead: pickupLead(data, context),
      ...personLine(data),
      reference: numberFact(data, 'booking', words),
      action: callButtons(data, words.staff.call, late === null),
    },
    greeting: null,
    blocks: [
      { kind: 'text', text: fill(late === null ? text.inTime : text.late, values) },
      { kind: 'heading', text: words.staff.groups.rental },
      { kind: 'facts', rows: personFacts(data, context, true) },
    ],
    replyTo: data.email,
  }
}
