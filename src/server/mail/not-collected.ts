import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { money } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { dueBlocks } from './payment-blocks.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { phoneOf, rentalLetter } from './rental-letter.ts'
import { fill } from '#words/words.ts'

/** Tells a customer who did not come what it costs and why, and that they may prove a smaller loss (D26). */
export function notCollected(data: LetterData['not_collected'], context: LetterContext): Letter {
  const { words, language } = context
  const text = words.notCollected
  const { feeMinor, price } = data
  const fee = { label: text.due, amount: money(feeMinor, price.currency, language), strong: true }
  return rentalLetter(text, data, context, {
    blocks: [
      { kind: 'text', text: text.intro },
      ...shortRentalBlocks(data, 'booking', context),
      ...(feeMinor === 0
        ? [{ kind: 'text', text: text.free } as const]
        : ([
            { kind: 'heading', text: text.settlement },
            { kind: 'amounts', rows: [fee] },
            { kind: 'text', text: text.fee },
            { kind: 'text', text: text.proof },
            ...dueBlocks(feeMinor, data, context),
          ] as const)),
      { kind: 'small', text: fill(text.help, { phone: phoneOf(data, context) }) },
    ],
    attachments: [],
  })
}
