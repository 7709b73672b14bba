import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/context.ts'
import type { LetterData } from './letters.ts'
import { staffLetter } from './staff-letter.ts'

/** To the branch: there is nothing to decide any more. */
export function staffRequestWithdrawn(data: LetterData['staff_request_withdrawn'], context: LetterContext): Letter {
  const text = context.words.staffRequestWithdrawn
  return staffLetter(text, data, context, {
    stage: 'request',
    blocks: [{ kind: 'text', text: text.intro }],
  })
}
