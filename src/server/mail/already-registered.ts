import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { linkLetter } from './link-letter.ts'

/** Tells the owner of the address that it has an account already, which the page must not tell a stranger (D5). */
export function alreadyRegistered(data: LetterData['already_registered'], context: LetterContext): Letter {
  return linkLetter(context.words.alreadyRegistered, '/password', data, context)
}
