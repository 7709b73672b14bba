import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { staffLetter } from './staff-letter.ts'

/** Tells the branch that a request was withdrawn and needs no decision. */
export function staffRequestWithdrawn(data: LetterData['staff_request_withdrawn'], context: LetterContext): Letter {
  const text = context.words.staffRequestWithdrawn
  return staffLetter(text, data, context, {
    stage: 'request',
    tone: 'danger',
    gone: true,
    blocks: [{ kind: 'text', text: text.intro }],
  })
}
