import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { money } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { afterHoursBlocks, staffLetter } from './staff-letter.ts'

/** Tells every branch that a rental involved before or involves now that it was changed (D25). */
export function staffBookingChanged(data: LetterData['staff_booking_changed'], context: LetterContext): Letter {
  const { words, language } = context
  const text = words.staffBookingChanged
  return staffLetter(text[data.stage], data, context, {
    stage: data.stage,
    blocks: [
      { kind: 'text', text: data.cause === undefined ? text[data.stage].intro : text[data.cause] },
      ...afterHoursBlocks(data, context),
    ],
    facts: [{ label: text.before, lines: [money(data.totalBeforeMinor, data.price.currency, language)] }],
  })
}
