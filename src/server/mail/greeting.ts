import type { Owner } from './letters.ts'
import { fill, type Words } from '#words/words.ts'

const LONGEST = 60

/**
 * Greeting of a letter. Anyone can register a stranger's address under any name, so a name that looks like an
 * address or a sentence is left out: our letters must not carry somebody else's message.
 */
export function greeting({ firstName, lastName }: Owner, words: Words): string {
  const plain = harmlessName(`${firstName} ${lastName}`)
  return plain === null ? words.frame.greetingWithoutName : fill(words.frame.greeting, { name: plain })
}

/** The name for a greeting; null if it might be something other than a name. */
export function harmlessName(name: string): string | null {
  const plain = name.replaceAll(/\s+/g, ' ').trim()
  const harmless = plain !== '' && plain.length <= LONGEST && !/[:/\\@<>]|www\.|\.[a-z]{2,}|\d/i.test(plain)
  return harmless ? plain : null
}
