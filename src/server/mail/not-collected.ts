import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { calledOffBlocks } from './called-off-blocks.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { phoneOf, rentalLetter } from './rental-letter.ts'
import { fill } from '#words/words.ts'

/** Tells a customer who did not come what it costs and why, and that they may prove a smaller loss (D26). */
export function notCollected(data: LetterData['not_collected'], context: LetterContext): Letter {
  const text = context.words.notCollected
  const why = [text.fee, text.proof].map((part) => ({ kind: 'text', text: part }) as const)
  return rentalLetter(text, data, context, {
    stage: 'booking',
    blocks: [
      { kind: 'text', text: text.intro },
      ...shortRentalBlocks(data, context),
      ...(data.feeMinor === 0 ? [{ kind: 'text', text: text.free } as const] : []),
      ...calledOffBlocks(data, context, { label: text.cost, minor: data.feeMinor, why }),
      { kind: 'small', text: fill(text.help, { phone: phoneOf(data, context) }) },
    ],
    attachments: [],
  })
}
