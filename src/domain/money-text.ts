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

/** Names the US dollar in German, where “$” alone does not say which dollar it is (D34). */
const named = (text: string, currency: string, locale: string): string =>
  currency === 'USD' && locale.startsWith('de') ? text.replace('$', 'US-$') : text

/**
 * An amount in the format of a language: '29,00 US-$', '$29.00', '29,00 €'. It has a real minus, which is as wide as a
 * digit. `brief` drops the cents of whole amounts, which are easier to compare without them.
 */
export function moneyText(minor: Minor, currency: string, locale: string, brief = false): string {
  const text = formatOf(currency, locale, brief).format(minor / 10 ** digitsOf(currency))
  return named(text, currency, locale).replace('-', '−').replace('US−', 'US-')
}

/** A range between two amounts, without the cents of whole ones: '28–99 US-$'. */
export function moneyRange(from: Minor, to: Minor, currency: string, locale: string): string {
  const whole = 10 ** digitsOf(currency)
  return named(formatOf(currency, locale, true).formatRange(from / whole, to / whole), currency, locale)
}

/** Name of a currency within a sentence, by default in the plural: 'US-Dollar', 'US dollars', 'Euro'. */
export function currencyName(currency: string, locale: string, count = 2): string {
  // With cents, English would take 1.00 for a plural.
  const whole = { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 } as const
  const format = new Intl.NumberFormat(locale, whole)
  return format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? currency
}
