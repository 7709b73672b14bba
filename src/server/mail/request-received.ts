import type { Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { paymentBlocks } from './payment-blocks.ts'
import { priceBlocks } from '#words/price-blocks.ts'
import { goodToKnowBlocks, moment, rentalBlocks, shortDay, shortMoment } from './rental-blocks.ts'
import { rentalLetter } from './rental-letter.ts'
import { bringBlocks, manageBlocks, requestRightsBlocks } from './rights-blocks.ts'
import { termsAttachment } from './terms-attachment.ts'
import { fill } from '#words/words.ts'

/** Receipt for a request without obligation, on which staff decide (D2). */
export function requestReceived(data: LetterData['request_received'], context: LetterContext): Letter {
  const text = context.words.requestReceived
  const decision = moment(data.decisionBy, context)
  return rentalLetter(text, data, context, {
    stage: 'request',
    opening: {
      tone: 'waiting',
      lead: [fill(text.lead, { decision: shortMoment(data.decisionBy, context) })],
      action: manageBlocks('request', data, context),
    },
    values: { date: shortDay(data.start, context), decision },
    blocks: [
      { kind: 'text', text: text.intro },
      { kind: 'text', text: fill(text.next, { decision }) },
      ...rentalBlocks(data, context),
      ...priceBlocks(data, context),
      ...paymentBlocks(data, context, false),
      ...bringBlocks(context),
      ...goodToKnowBlocks(data, 'request', context),
      ...requestRightsBlocks(data, context),
    ],
    attachments: [calendarAttachment(data, 'tentative', 'request', context), termsAttachment(context)],
  })
}
