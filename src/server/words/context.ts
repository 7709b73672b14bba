import type { CancellationRules } from '#domain/cancellation.ts'
import type { WeeklyHours } from './hours.ts'
import type { Language, Words } from './words.ts'

/** What a letter needs besides its own data. Read when the letter is sent, as staff may have changed it (D30). */
export interface RentalFacts extends CancellationRules {
  /** By branch number. */
  hours: ReadonlyMap<number, WeeklyHours>
  minAge: number
}

export interface LetterContext {
  language: Language
  words: Words
  /** Public origin for links, without a slash at its end. */
  origin: string
  facts: RentalFacts
  /** When the letter was caused. */
  writtenAt: Date
  /** The terms in the letter's language, as a PDF. */
  termsPdf: Buffer
}
