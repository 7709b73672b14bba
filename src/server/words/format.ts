import { unbrokenDate, withoutComma } from '#content/unbroken.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { moneyText } from '#domain/money-text.ts'
import type { Language } from '#domain/language.ts'

const LOCALE = { de: 'de-DE', en: 'en-GB' } as const

/**
 * Makes each formatter on first use and caches it: making one takes longer than writing a letter with it, and the start
 * needs none.
 */
function kept<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>()
  return (key) => {
    const one = made.get(key) ?? make(key)
    made.set(key, one)
    return one
  }
}

const inLanguages = <Made>(make: (locale: string) => Made) => kept((language: Language) => make(LOCALE[language]))
const dates = (options: Intl.DateTimeFormatOptions) =>
  inLanguages((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))

const longDates = dates({ dateStyle: 'long' })
const styles = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
} as const
const withYear = {
  long: dates({ ...styles.long, year: 'numeric' }),
  short: dates({ ...styles.short, year: 'numeric' }),
}
const withoutYear = { long: dates(styles.long), short: dates(styles.short) }
const months = dates({ month: 'long', year: 'numeric' })
const weekdays = dates({ weekday: 'short' })
const zones = inLanguages(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', timeZoneName: 'short' }),
)
const percents = inLanguages((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }))
const counts = inLanguages((locale) => new Intl.NumberFormat(locale))
const plurals = inLanguages((locale) => new Intl.PluralRules(locale))
/** Minor units as money, such as '29,00 US-$' or '$29.00'. */
export const money = (minor: number, currency: string, language: Language): string =>
  moneyText(minor, currency, LOCALE[language])

export function percent(basisPoints: number, language: Language): string {
  return percents(language).format(basisPoints / 10_000)
}

/** A number with a real minus, as in amounts. */
export function count(value: number, language: Language): string {
  return counts(language).format(value).replace('-', '−')
}

export function plural(value: number, forms: { one: string; other: string }, language: Language): string {
  return plurals(language).select(value) === 'one' ? forms.one : forms.other
}

/** Berlin wall clock 'YYYY-MM-DDTHH:MM' of a wall-clock time or of an instant in ISO form. */
function wallClock(time: string): string {
  return /(?:Z|[+-]\d{2}:\d{2})$/.test(time) ? toLocal(new Date(time)) : time.slice(0, 16)
}

// Formatting a wall-clock time as UTC shows it unchanged, whatever the machine's time zone.
const shownAs = (time: string) => new Date(`${wallClock(time)}Z`)

/**
 * 'Montag, 7. Dezember 2026'
 * @param now leaves out the year if it is the same
 */
export const longDate = (time: string, language: Language, now?: Date): string => dateIn('long', time, language, now)

/** 'Mo., 7. Dez. 2026', else as the long date */
export const shortDate = (time: string, language: Language, now?: Date): string => dateIn('short', time, language, now)

/** 'November 2026' */
export const month = (time: string, language: Language): string => months(language).format(shownAs(time))

function dateIn(style: keyof typeof styles, time: string, language: Language, now: Date | undefined): string {
  const near = now !== undefined && toLocal(now).slice(0, 4) === wallClock(time).slice(0, 4)
  const date = (near ? withoutYear : withYear)[style](language).format(shownAs(time))
  return unbrokenDate(withoutComma(date))
}

/** '7. Dezember 2026' of a calendar day 'YYYY-MM-DD' */
export function dayOnly(day: string, language: Language): string {
  return unbrokenDate(longDates(language).format(new Date(`${day}T00:00Z`)))
}

/** '10:00' */
export const clock = (time: string): string => wallClock(time).slice(11, 16)

/** Abbreviation of Berlin's time zone at a moment: 'MEZ' or 'MESZ', 'CET' or 'CEST' */
export function zoneName(at: Date, language: Language): string {
  return zones(language)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value
}

/** 0 is Monday; 'Mo', 'Mon' */
export function weekdayName(weekday: number, language: Language): string {
  // 5 January 2026 was a Monday.
  return weekdays(language).format(new Date(Date.UTC(2026, 0, 5 + weekday)))
}
