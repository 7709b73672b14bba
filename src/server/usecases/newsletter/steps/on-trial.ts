import type { Language } from '#domain/language.ts'
import type { IssueCar } from '#domain/newsletter-issue.ts'
import type { LetterData } from '#mail/letters.ts'

/** Text of an issue in one language, as it stands in the editor. */
export interface TrialText {
  language: Language
  subject: string
  text: string
  car: IssueCar | null
}

/** Letter that shows how an issue will look. It has no reader whose subscription it could end. */
export const onTrial = ({ subject, text, car }: TrialText, now: Date): LetterData['newsletter_issue'] => ({
  subject,
  text,
  car,
  at: now.toISOString(),
  reader: null,
})
