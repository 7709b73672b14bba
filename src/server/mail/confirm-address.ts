import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { linkLetter } from './link-letter.ts'

/** Asks the owner of the address to confirm it after signing up with a password (D5). */
export function confirmAddress(data: LetterData['confirm_address'], context: LetterContext): Letter {
  return linkLetter(context.words.confirmAddress, '/confirm', data, context)
}
