import { useLocale } from 'use-intl'

/** Whole numbers as the reader groups their digits. */
export function useNumber(): (value: number) => string {
  const format = new Intl.NumberFormat(useLocale() === 'de' ? 'de-DE' : 'en-GB')
  return (value) => format.format(value)
}
