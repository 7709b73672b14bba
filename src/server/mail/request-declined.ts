import type { Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import { calledOffBlocks, calledOffOpening } from './called-off-blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { pageUrl } from '#words/page-urls.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { rentalLetter } from './rental-letter.ts'

/** Tells the customer that staff declined a request, with the reason if they gave one (D25). */
export function requestDeclined(data: LetterData['request_declined'], context: LetterContext): Letter {
  const { words } = context
  const text = words.requestDeclined
  return rentalLetter(text, data, context, {
    stage: 'request',
    opening: calledOffOpening(data, context, {
      action: [{ kind: 'button', label: text.action, url: pageUrl(context, '/booking/new') }],
    }),
    blocks: [
      { kind: 'text', text: data.reason === null ? text.intro : text.because },
      ...(data.reason === null ? [] : [{ kind: 'quote', lines: data.reason.split('\n') } as const]),
      { kind: 'text', text: text.nothing },
      { kind: 'text', text: text.next },
      ...calledOffBlocks(data, context),
      ...shortRentalBlocks(data, 'request', context),
    ],
    attachments: [calendarAttachment(data, 'cancelled', 'request', context)],
  })
}
