import type { Letter } from '#words/blocks.ts'
import { flightText } from '#domain/flight.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { staffLetter } from './staff-letter.ts'

/** Tells the branch of pickup that the customer comes with another flight than they had said, or with none. */
export function staffFlight(data: LetterData['staff_flight'], context: LetterContext): Letter {
  const text = context.words.staffFlight
  const flight = data.arrival?.flight
  return staffLetter(text, data, context, {
    stage: data.stage,
    blocks: [{ kind: 'text', text: text.intro }],
    values: { flight: flight ? flightText(flight) : text.none },
  })
}
