import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/context.ts'
import type { LetterData } from './letters.ts'
import { linkLetter } from './link-letter.ts'

/** After signing up with a password: whose address is it (D5)? */
export function confirmAddress(data: LetterData['confirm_address'], context: LetterContext): Letter {
  return linkLetter(context.words.confirmAddress, '/confirm', data, context)
}
