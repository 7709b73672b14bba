import type { Language } from '#i18n/links.ts'

const iso = /^(\d{4})-(\d{2})-(\d{2})$/
const dayFirst = /^(\d{1,2})\s*[./\s-]\s*(\d{1,2})\s*[./\s-]\s*(\d{4})$/
const digitsAlone = /^(\d{2})(\d{2})(\d{4})$/

/** A day as people write it in a language: 17.05.1990 or 17/05/1990. Text that is no day stays as it is. */
export function dateText(date: string, language: Language): string {
  const parts = iso.exec(date)
  if (!parts) return date
  const [, year, month, day] = parts
  return [day, month, year].join(language === 'de' ? '.' : '/')
}

/** The day that a text means, as YYYY-MM-DD, however it is separated; other text stays as it is, for the form to refuse. */
export function dateOfText(text: string): string {
  const trimmed = text.trim()
  const parts = dayFirst.exec(trimmed) ?? digitsAlone.exec(trimmed)
  if (!parts) return trimmed
  const [, day = '', month = '', year = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
