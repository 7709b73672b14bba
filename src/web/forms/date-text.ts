import type { Language } from '#i18n/links.ts'

const iso = /^(\d{4})-(\d{2})-(\d{2})$/
const dayFirst = /^(\d{1,2})\s*[./\s-]\s*(\d{1,2})(?:\s*[./\s-]\s*(\d{4}|\d{2})?)?$/
const digitsAlone = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/

/** A day as people write it in a language: 17.05.1990 or 17/05/1990. Text that is no day stays as it is. */
export function dateText(date: string, language: Language): string {
  const parts = iso.exec(date)
  if (!parts) return date
  const [, year, month, day] = parts
  return [day, month, year].join(language === 'de' ? '.' : '/')
}

interface DateParts {
  /** Two digits each. */
  readonly day: string
  readonly month: string
  /** Four digits or two; undefined where it is left out. */
  readonly year: string | undefined
}

/** Day, month and year of a text that begins with the day, however they are separated; null for other text. */
export function datePartsOf(text: string): DateParts | null {
  const parts = dayFirst.exec(text.trim()) ?? digitsAlone.exec(text.trim())
  if (!parts) return null
  const [, day = '', month = '', year] = parts
  return { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year }
}

/** The day that a text means, as YYYY-MM-DD, however it is separated; other text stays as it is, for the form to refuse. */
export function dateOfText(text: string): string {
  const parts = datePartsOf(text)
  return parts?.year?.length === 4 ? `${parts.year}-${parts.month}-${parts.day}` : text.trim()
}
