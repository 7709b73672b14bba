import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { linkLetter } from './link-letter.ts'

/** Carries the link for setting a password, after registering without one or forgetting it (D5). */
export function setPassword(data: LetterData['set_password'], context: LetterContext): Letter {
  const text = context.words.setPassword
  return linkLetter({ ...text, ...text[data.cause] }, '/password', data, context)
}
