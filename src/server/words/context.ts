import type { CancellationRules } from '#domain/cancellation.ts'
import type { BranchFacts } from './branch.ts'
import type { Language, Words } from './words.ts'

/** What a letter needs besides its own data. Read when the letter is sent, as staff may have changed it (D30). */
export interface RentalFacts extends CancellationRules {
  minAge: number
}

export interface LetterContext {
  language: Language
  words: Words
  /** Public origin for links, without a slash at its end. */
  origin: string
  facts: RentalFacts
  branches: readonly BranchFacts[]
  /** When the letter was caused. */
  writtenAt: Date
  /** The terms in the letter's language, as a PDF. */
  termsPdf: Buffer
}
