import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/context.ts'
import type { LetterData } from './letters.ts'
import { linkLetter } from './link-letter.ts'

/** What the page must not say to a stranger, the owner of the address learns here (D5). */
export function alreadyRegistered(data: LetterData['already_registered'], context: LetterContext): Letter {
  return linkLetter(context.words.alreadyRegistered, '/password', data, context)
}
