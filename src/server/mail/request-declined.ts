import type { Block, Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import { calledOffBlocks } from './called-off-blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { pageUrl } from '#words/page-urls.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { rentalLetter } from './rental-letter.ts'
import { fill } from '#words/words.ts'

/** Tells the customer that staff declined a request, with the reason if they gave one (D25). */
export function requestDeclined(data: LetterData['request_declined'], context: LetterContext): Letter {
  const { words } = context
  const text = words.requestDeclined
  const reason: Block[] =
    data.reason === null ? [] : [{ kind: 'text', text: fill(text.reason, { reason: data.reason }) }]
  return rentalLetter(text, data, context, {
    stage: 'request',
    blocks: [
      { kind: 'text', text: text.intro },
      ...reason,
      { kind: 'text', text: text.next },
      { kind: 'button', label: text.action, url: pageUrl(context, '/booking/new') },
      ...shortRentalBlocks(data, context),
      ...calledOffBlocks(data, context),
    ],
    attachments: [calendarAttachment(data, 'cancelled', 'request', context)],
  })
}
