import type { Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import { calledOffBlocks, calledOffOpening } from './called-off-blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { dueButton } from './payment-blocks.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { phoneOf, rentalLetter } from './rental-letter.ts'
import { fill } from '#words/words.ts'

/** Names the cancelled booking, the fee and the refund (D26). */
export function bookingCancelled(data: LetterData['booking_cancelled'], context: LetterContext): Letter {
  const text = context.words.bookingCancelled
  return rentalLetter(text, data, context, {
    stage: 'booking',
    opening: calledOffOpening(data, context, { free: text.freeLead, action: dueButton(data, context) }),
    blocks: [
      { kind: 'text', text: text.intro },
      ...(data.feeMinor === 0 ? [{ kind: 'text', text: data.carOwed ? text.freeOurs : text.free } as const] : []),
      ...calledOffBlocks(data, context, { label: text.fee, minor: data.feeMinor }),
      ...shortRentalBlocks(data, 'booking', context),
      { kind: 'small', text: fill(text.notYou, { phone: phoneOf(data, context) }) },
    ],
    attachments: [calendarAttachment(data, 'cancelled', 'booking', context)],
  })
}
