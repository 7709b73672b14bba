import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { afterHoursWarning, staffLetter } from './staff-letter.ts'

/** Tells the branches of pick-up and drop-off that a booking is confirmed. */
export function staffBooking(data: LetterData['staff_booking'], context: LetterContext): Letter {
  const text = context.words.staffBooking
  return staffLetter(text, data, context, {
    stage: 'booking',
    tone: 'good',
    warning: afterHoursWarning(data, context),
    blocks: [{ kind: 'text', text: text.intro }],
  })
}
