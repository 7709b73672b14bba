import type { CancellationRules } from '#domain/cancellation.ts'
import type { BranchFacts } from './branch.ts'
import type { Language } from '#domain/language.ts'
import type { Words } from './words.ts'

/** Facts that a letter needs besides its own data. They are read when it is sent, as staff may have changed them (D30). */
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
  /** Moment of the event that the letter is about. */
  writtenAt: Date
  /** The terms in the letter's language, as a PDF. */
  termsPdf: Buffer
}
