import type { Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import { calledOffBlocks, calledOffOpening } from './called-off-blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { phoneOf, rentalLetter } from './rental-letter.ts'
import { fill } from '#words/words.ts'

/** Confirms to the customer that they withdrew a request, at no cost. */
export function requestWithdrawn(data: LetterData['request_withdrawn'], context: LetterContext): Letter {
  const text = context.words.requestWithdrawn
  return rentalLetter(text, data, context, {
    stage: 'request',
    opening: calledOffOpening(data, context),
    blocks: [
      { kind: 'text', text: text.intro },
      ...calledOffBlocks(data, context),
      ...shortRentalBlocks(data, 'request', context),
      { kind: 'small', text: fill(text.notYou, { phone: phoneOf(data, context) }) },
    ],
    attachments: [calendarAttachment(data, 'cancelled', 'request', context)],
  })
}
