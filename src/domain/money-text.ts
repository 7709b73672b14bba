import { digitsOf, type Minor } from './money.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, locale: string, brief: boolean): Intl.NumberFormat {
  const key = `${currency} ${locale} ${brief}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const trailingZeroDisplay = brief ? 'stripIfInteger' : 'auto'
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', trailingZeroDisplay } as const
  const made = new Intl.NumberFormat(locale, options)
  formats.set(key, made)
  return made
}

/** In German „$“ alone does not say whose dollar it is (D34). */
const named = (text: string, currency: string, locale: string): string =>
  currency === 'USD' && locale.startsWith('de') ? text.replace('$', 'US-$') : text

/**
 * An amount as the readers of a language write it: '29,00 US-$', '$29.00', '29,00 €'; with a real minus, which is as
 * wide as a digit. Brief leaves out cents where there are none: easier to compare.
 */
export function moneyText(minor: Minor, currency: string, locale: string, brief = false): string {
  const text = formatOf(currency, locale, brief).format(minor / 10 ** digitsOf(currency))
  return named(text, currency, locale).replace('-', '−').replace('US−', 'US-')
}

/** From the lower to the higher of two amounts, brief: '28–99 US-$'. */
export function moneyRange(from: Minor, to: Minor, currency: string, locale: string): string {
  const whole = 10 ** digitsOf(currency)
  return named(formatOf(currency, locale, true).formatRange(from / whole, to / whole), currency, locale)
}

/** What several units of a currency are called in the middle of a sentence: 'US-Dollar', 'US dollars', 'Euro'. */
export function currencyName(currency: string, locale: string, count = 2): string {
  // Cents would make it 1.00, which is plural in English.
  const whole = { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 } as const
  const format = new Intl.NumberFormat(locale, whole)
  return format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? currency
}
