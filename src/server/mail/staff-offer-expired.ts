import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { staffLetter } from './staff-letter.ts'

/** Tells the branch that the customer did not order our offer in time (D31). */
export function staffOfferExpired(data: LetterData['staff_offer_expired'], context: LetterContext): Letter {
  const text = context.words.staffOfferExpired
  return staffLetter(text, data, context, {
    stage: 'request',
    tone: 'danger',
    gone: true,
    blocks: [{ kind: 'text', text: text.intro }],
  })
}
