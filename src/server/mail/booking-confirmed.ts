import type { Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { clock } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { paymentBlocks } from './payment-blocks.ts'
import { priceBlocks } from '#words/price-blocks.ts'
import { goodToKnowBlocks, rentalBlocks, shortDay } from './rental-blocks.ts'
import { pickupLead, rentalLetter } from './rental-letter.ts'
import { bookingRightsBlocks, bringBlocks, manageBlocks } from './rights-blocks.ts'
import { termsAttachment } from './terms-attachment.ts'

/** Immediate confirmation of the order, with the terms attached (BGB § 312i). */
export function bookingConfirmed(data: LetterData['booking_confirmed'], context: LetterContext): Letter {
  const text = context.words.bookingConfirmed
  return rentalLetter(text, data, context, {
    stage: 'booking',
    opening: {
      tone: 'good',
      lead: pickupLead(data, context),
      action: manageBlocks('booking', data, context),
    },
    values: { date: shortDay(data.start, context), time: clock(data.start) },
    blocks: [
      { kind: 'text', text: text.intro },
      ...rentalBlocks(data, context),
      // The papers first, because they are still to do.
      ...bringBlocks(context),
      ...priceBlocks(data, context),
      ...paymentBlocks(data, context, true),
      ...goodToKnowBlocks(data, 'booking', context),
      ...bookingRightsBlocks(data, context),
    ],
    attachments: [calendarAttachment(data, 'confirmed', 'booking', context), termsAttachment(context)],
  })
}
