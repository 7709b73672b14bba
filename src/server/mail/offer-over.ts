import type { Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import { calledOffBlocks, calledOffOpening } from './called-off-blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { BookingLetter, CalledOff } from './letters.ts'
import { pageUrl } from '#words/page-urls.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { phoneOf, rentalLetter } from './rental-letter.ts'
import { fill, type Words } from '#words/words.ts'

/** Tells the customer that our offer has expired (D31). */
export const offerExpired = (data: BookingLetter & CalledOff, context: LetterContext): Letter =>
  offerOver(context.words.offerExpired, data, context)

/** Tells the customer that we withdrew our offer. */
export const offerWithdrawn = (data: BookingLetter & CalledOff, context: LetterContext): Letter =>
  offerOver(context.words.offerWithdrawn, data, context)

function offerOver(
  text: Words['offerExpired'] | Words['offerWithdrawn'],
  data: BookingLetter & CalledOff,
  context: LetterContext,
): Letter {
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
