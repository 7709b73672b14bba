import { useLanguageTag } from '#i18n/i18n.tsx'

/**
 * Numbers and times in the page's language, times in Berlin's zone unless another is given. Our own few lines: one use of
 * use-intl's formatter would put it into the file that every page loads.
 */
export function useFormat() {
  const locale = useLanguageTag()
  return {
    number: (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format(value),
    dateTime: (value: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', ...options }).format(value),
  }
}
