import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { money } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { staffLetter } from './staff-letter.ts'

/** Tells the branches of pick-up and drop-off that a booking is cancelled, and what the customer owes for that (D26). */
export function staffBookingCancelled(data: LetterData['staff_booking_cancelled'], context: LetterContext): Letter {
  const { words, language } = context
  const text = words.staffBookingCancelled
  const free = data.carOwed ? text.freeOurs : text.free
  const fee = data.feeMinor === 0 ? free : money(data.feeMinor, data.price.currency, language)
  return staffLetter(text, data, context, {
    stage: 'booking',
    tone: 'danger',
    gone: true,
    blocks: [{ kind: 'text', text: text.intro }],
    facts: [{ label: words.bookingCancelled.fee, lines: [fee], strong: data.feeMinor > 0 }],
  })
}
