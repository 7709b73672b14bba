import { company } from '#content/company.ts'
import termsDe from '#content/de/terms.ts'
import termsEn from '#content/en/terms.ts'
import type { Attachment } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { Language } from '#domain/language.ts'
import { fill } from '#words/words.ts'

const all = { de: termsDe, en: termsEn }

/** The day from which the attached terms apply, 'YYYY-MM-DD'. */
export const termsEffective = (language: Language): string => all[language].effective

export function termsAttachment({ language, words, termsPdf }: LetterContext): Attachment {
  const filename = fill(words.termsFile, { company: company.name, version: all[language].version })
  return { filename, contentType: 'application/pdf', content: termsPdf }
}
