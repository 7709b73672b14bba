import type { Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { shortDate } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { paymentBlocks } from './payment-blocks.ts'
import { priceBlocks } from '#words/price-blocks.ts'
import { moment, rentalBlocks } from './rental-blocks.ts'
import { rentalLetter } from './rental-letter.ts'
import { bringBlocks, manageBlocks, requestRightsBlocks } from './rights-blocks.ts'
import { termsAttachment } from './terms-attachment.ts'
import { fill } from '#words/words.ts'

/** Receipt for a request without obligation, on which staff decide (D2). */
export function requestReceived(data: LetterData['request_received'], context: LetterContext): Letter {
  const { words, language } = context
  const text = words.requestReceived
  const decision = moment(data.decisionBy, context)
  const date = shortDate(data.start, language)
  return rentalLetter(text, data, context, {
    values: { date, decision },
    blocks: [
      { kind: 'text', text: text.intro },
      { kind: 'text', text: fill(text.next, { decision }) },
      ...manageBlocks('request', data, context),
      ...rentalBlocks(data, 'request', context),
      ...priceBlocks(data, context),
      ...paymentBlocks(data, context, false),
      ...bringBlocks(context),
      ...requestRightsBlocks(data, context),
    ],
    attachments: [calendarAttachment(data, 'tentative', 'request', context), termsAttachment(context)],
  })
}
