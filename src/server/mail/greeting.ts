import { fill, type Words } from '#words/words.ts'

const LONGEST = 60

/**
 * Anybody can register anybody's address under any name. So that our letters cannot be made to carry somebody
 * else's message, a name that looks like an address or a sentence is left out of the greeting.
 */
export function greeting(name: string, words: Words): string {
  const plain = harmlessName(name)
  return plain === null ? words.frame.greetingWithoutName : fill(words.frame.greeting, { name: plain })
}

/** The name as a letter may carry it; null if it might be something else than a name. */
export function harmlessName(name: string): string | null {
  const plain = name.replaceAll(/\s+/g, ' ').trim()
  const harmless = plain !== '' && plain.length <= LONGEST && !/[:/\\@<>]|www\.|\.[a-z]{2,}|\d/i.test(plain)
  return harmless ? plain : null
}
