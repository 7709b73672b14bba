import type { Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { clock, shortDate } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { paymentBlocks } from './payment-blocks.ts'
import { priceBlocks } from '#words/price-blocks.ts'
import { rentalBlocks } from './rental-blocks.ts'
import { rentalLetter } from './rental-letter.ts'
import { bookingRightsBlocks, bringBlocks, manageBlocks } from './rights-blocks.ts'
import { termsAttachment } from './terms-attachment.ts'

/** Immediate confirmation of the order, with the terms attached (BGB § 312i). */
export function bookingConfirmed(data: LetterData['booking_confirmed'], context: LetterContext): Letter {
  const { words, language } = context
  const text = words.bookingConfirmed
  return rentalLetter(text, data, context, {
    values: { date: shortDate(data.start, language), time: clock(data.start) },
    blocks: [
      { kind: 'text', text: text.intro },
      ...manageBlocks('booking', data, context),
      ...rentalBlocks(data, 'booking', context),
      ...priceBlocks(data, context),
      ...paymentBlocks(data, context, true),
      ...bringBlocks(context),
      ...bookingRightsBlocks(data, context),
    ],
    attachments: [calendarAttachment(data, 'confirmed', 'booking', context), termsAttachment(context)],
  })
}
