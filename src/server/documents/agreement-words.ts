import german from '#content/de/agreement.ts'
import english from '#content/en/agreement.ts'
import type { Shape } from '#content/shape.ts'
import type { Language } from '#domain/language.ts'
import { fill } from '#words/words.ts'
import type { Agreement } from './agreement.ts'

type AgreementWords = Shape<typeof german>
const texts: Record<Language, AgreementWords> = { de: german, en: english }

export const agreementWords = (language: Language): AgreementWords => texts[language]

/** File name offered to the reader. */
export const agreementFileName = ({ reference, revision, language }: Agreement): string =>
  fill(agreementWords(language).file, { reference, revision })
