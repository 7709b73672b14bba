import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { staffLetter } from './staff-letter.ts'

/** Tells the branch that a request expired because staff did not decide in time (D25). */
export function staffRequestExpired(data: LetterData['staff_request_expired'], context: LetterContext): Letter {
  const text = context.words.staffRequestExpired
  return staffLetter(text, data, context, {
    stage: 'request',
    tone: 'danger',
    gone: true,
    blocks: [{ kind: 'text', text: text.intro }],
  })
}
