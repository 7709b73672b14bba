import type { Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { money } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { linkButton } from './link-letter.ts'
import { paymentBlocks } from './payment-blocks.ts'
import { priceBlocks } from '#words/price-blocks.ts'
import { goodToKnowBlocks, moment, rentalBlocks, shortDay, shortMoment } from './rental-blocks.ts'
import { phoneOf, pickupLead, rentalLetter } from './rental-letter.ts'
import { bringBlocks, offerRightsBlocks } from './rights-blocks.ts'
import { termsAttachment } from './terms-attachment.ts'
import { fill } from '#words/words.ts'

/** Our offer in answer to a request, with the link to the page where its customer orders it (D31). */
export function requestOffered(data: LetterData['request_offered'], context: LetterContext): Letter {
  const { words, language } = context
  const text = data.revised === true ? { ...words.requestOffered, ...words.offerRevised } : words.requestOffered
  const until = moment(data.offerUntil, context)
  const total = money(data.price.totalMinor, data.price.currency, language)
  return rentalLetter(text, data, context, {
    stage: 'request',
    opening: {
      tone: 'good',
      lead: pickupLead(data, context),
      under: fill(text.under, { total, until: shortMoment(data.offerUntil, context) }),
      action: [linkButton(text.action, '/booking/offer', data.token, context)],
    },
    values: { date: shortDay(data.start, context), until, total },
    blocks: [
      { kind: 'text', text: fill(text.intro, { until }) },
      { kind: 'text', text: text.next },
      { kind: 'text', text: fill(text.otherwise, { phone: phoneOf(data, context) }) },
      ...rentalBlocks(data, context),
      ...priceBlocks(data, context),
      ...paymentBlocks(data, context, false),
      ...bringBlocks(context),
      ...goodToKnowBlocks(data, 'request', context),
      ...offerRightsBlocks(data, context),
    ],
    attachments: [calendarAttachment(data, 'tentative', 'request', context), termsAttachment(context)],
  })
}
