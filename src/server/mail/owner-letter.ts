import type { Block, Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/context.ts'
import { clock, longDate } from '#words/format.ts'
import { greeting } from './greeting.ts'
import { fill } from '#words/words.ts'

interface Texts {
  subject: string
  preview: string
  heading: string
}

/** The frame of every letter that tells the owner of an account what became of it. @param parts.values fill the preview */
export function ownerLetter(
  { subject, preview, heading }: Texts,
  { firstName }: { firstName: string },
  { words }: LetterContext,
  { values, blocks }: { values: Readonly<Record<string, string>>; blocks: readonly Block[] },
): Letter {
  return { subject, preview: fill(preview, values), heading, greeting: greeting(firstName, words), blocks }
}

/** When it happened: as the letter is written. */
export function writtenAt({ writtenAt: moment, language }: LetterContext): { date: string; time: string } {
  const at = moment.toISOString()
  return { date: longDate(at, language), time: clock(at) }
}
