import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { calledOffBlocks, calledOffOpening } from './called-off-blocks.ts'
import { dueButton } from './payment-blocks.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { phoneOf, rentalLetter } from './rental-letter.ts'
import { longDate } from '#words/format.ts'
import { fill } from '#words/words.ts'

/** Tells a customer who did not come what it costs and why, and that they may prove a smaller loss (D26). */
export function notCollected(data: LetterData['not_collected'], context: LetterContext): Letter {
  const text = context.words.notCollected
  const why = [text.fee, text.proof].map((part) => ({ kind: 'text', text: part }) as const)
  return rentalLetter(text, data, context, {
    stage: 'booking',
    opening: calledOffOpening(data, context, { free: text.free, action: dueButton(data, context) }),
    blocks: [
      { kind: 'text', text: fill(text.intro, { day: longDate(data.start, context.language, context.writtenAt) }) },
      ...calledOffBlocks(data, context, { label: text.cost, minor: data.feeMinor, why }),
      ...shortRentalBlocks(data, 'booking', context),
      { kind: 'small', text: fill(text.help, { phone: phoneOf(data, context) }) },
    ],
    attachments: [],
  })
}
