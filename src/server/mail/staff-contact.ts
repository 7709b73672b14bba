import type { Letter } from '#words/blocks.ts'
import { flightText } from '#domain/flight.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { staffLetter } from './staff-letter.ts'
import { unclickable } from './without-links.ts'

/** Tells a branch that the customer comes with another flight than they had said, or has another phone number. */
export function staffContact(data: LetterData['staff_contact'], context: LetterContext): Letter {
  const { none, about, ...texts } = context.words.staffContact
  const text = texts[data.what]
  const flight = data.arrival?.flight
  return staffLetter(text, data, context, {
    stage: data.stage,
    tone: 'waiting',
    blocks: [{ kind: 'text', text: text.intro }],
    values: {
      about: about[data.stage],
      flight: flight ? flightText(flight) : none,
      phone: unclickable(data.phone ?? none),
    },
  })
}
