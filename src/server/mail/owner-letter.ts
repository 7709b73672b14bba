import type { Block, Letter, Opening } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { clock, longDate } from '#words/format.ts'
import { greeting } from './greeting.ts'
import type { Owner } from './letters.ts'
import { fill } from '#words/words.ts'

interface Texts {
  subject: string
  preview: string
  heading: string
}

interface Parts {
  values: Readonly<Record<string, string>>
  opening?: Opening
  blocks: readonly Block[]
}

/** Frame of every letter that informs the owner of an account of a change. @param parts.values placeholders of the preview */
export function ownerLetter(
  { subject, preview, heading }: Texts,
  owner: Owner,
  { words }: LetterContext,
  { values, opening, blocks }: Parts,
): Letter {
  return {
    subject,
    preview: fill(preview, values),
    heading,
    ...(opening && { opening }),
    greeting: greeting(owner, words),
    blocks,
  }
}

/** Time of the event, which is when the letter is written. */
export function writtenAt({ writtenAt: moment, language }: LetterContext): { date: string; time: string } {
  const at = moment.toISOString()
  return { date: longDate(at, language, moment), time: clock(at) }
}
