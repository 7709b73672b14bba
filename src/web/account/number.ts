import { useLanguageTag } from '#i18n/i18n.tsx'

/** Whole numbers as the reader groups their digits. */
export function useNumber(): (value: number) => string {
  const format = new Intl.NumberFormat(useLanguageTag())
  return (value) => format.format(value)
}
