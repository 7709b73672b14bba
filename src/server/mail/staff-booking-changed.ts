import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { afterHoursWarning, staffLetter } from './staff-letter.ts'

/** Tells every branch that a rental involved before or involves now that it was changed (D25). */
export function staffBookingChanged(data: LetterData['staff_booking_changed'], context: LetterContext): Letter {
  const text = context.words.staffBookingChanged
  return staffLetter(text[data.stage], data, context, {
    stage: data.stage,
    tone: 'waiting',
    warning: afterHoursWarning(data, context),
    blocks: [{ kind: 'text', text: data.cause === undefined ? text[data.stage].intro : text[data.cause] }],
    changed: data.changed,
    totalBeforeMinor: data.totalBeforeMinor,
  })
}
