import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { money } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { staffLetter } from './staff-letter.ts'

/** Tells the branches of pick-up and drop-off that the customer did not come. */
export function staffNotCollected(data: LetterData['staff_not_collected'], context: LetterContext): Letter {
  const { words, language } = context
  const text = words.staffNotCollected
  const fee = data.feeMinor === 0 ? text.free : money(data.feeMinor, data.price.currency, language)
  return staffLetter(text, data, context, {
    stage: 'booking',
    tone: 'danger',
    gone: true,
    blocks: [{ kind: 'text', text: text.intro }],
    facts: [{ label: text.fee, lines: [fee], strong: data.feeMinor > 0 }],
  })
}
