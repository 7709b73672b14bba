import type { Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import { calledOffBlocks, calledOffOpening } from './called-off-blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { pageUrl } from '#words/page-urls.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { phoneOf, rentalLetter } from './rental-letter.ts'
import { fill } from '#words/words.ts'

/** Tells the customer that staff did not decide in time and that the car is free again (D25). */
export function requestExpired(data: LetterData['request_expired'], context: LetterContext): Letter {
  const { words } = context
  const text = words.requestExpired
  return rentalLetter(text, data, context, {
    stage: 'request',
    opening: calledOffOpening(data, context, {
      action: [{ kind: 'button', label: text.action, url: pageUrl(context, '/booking/new') }],
    }),
    blocks: [
      { kind: 'text', text: text.intro },
      { kind: 'text', text: fill(text.next, { phone: phoneOf(data, context) }) },
      ...calledOffBlocks(data, context),
      ...shortRentalBlocks(data, 'request', context),
    ],
    attachments: [calendarAttachment(data, 'cancelled', 'request', context)],
  })
}
