import { doorTime, type OpeningRange } from '#domain/opening-hours.ts'
import { weekdayName } from './format.ts'
import type { Language } from '#domain/language.ts'
import type { Words } from './words.ts'

/** Monday first, 'HH:MM' to 'HH:MM'. */
export type WeeklyHours = readonly (readonly OpeningRange[])[]

/** A week in one line, equal days together: 'Mo–Fr 8:00–18:00, Sa 8:00–13:00, So geschlossen'. */
export function describeHours(weekly: WeeklyHours, language: Language, words: Words): string {
  const days = Array.from({ length: 7 }, (_, day) => describeDay(weekly[day] ?? [], words))
  const groups: string[] = []
  for (let first = 0; first < 7;) {
    let last = first
    while (last < 6 && days[last + 1] === days[first]) last += 1
    const from = weekdayName(first, language)
    groups.push(`${first === last ? from : `${from}–${weekdayName(last, language)}`}\u00A0${days[first]}`)
    first = last + 1
  }
  return groups.join(', ')
}

/**
 * The week in lines of its own, days of the same hours together and closed days left out: 'Mo–Fr 8:00–18:00'. Where a
 * car can come and go at any hour, a last line says so.
 */
export function hoursLines(
  { weekly, afterHours }: { weekly: WeeklyHours; afterHours: { allowed: boolean } },
  language: Language,
  words: Words,
): string[] {
  const days = Array.from({ length: 7 }, (_, day) => rangesOf(weekly[day] ?? [], RANGE))
  const lines: string[] = []
  for (let first = 0; first < 7;) {
    let last = first
    while (last < 6 && days[last + 1] === days[first]) last += 1
    const from = weekdayName(first, language)
    const name = first === last ? from : `${from}${RANGE}${weekdayName(last, language)}`
    if (days[first] !== '') lines.push(`${name}\u00A0${days[first]}`)
    first = last + 1
  }
  return afterHours.allowed ? [...lines, words.facts.keyDrop] : lines
}

/** A dash at which no line ends. */
const RANGE = '\u2060–\u2060'

function describeDay(ranges: readonly OpeningRange[], words: Words): string {
  if (ranges.length === 0) return words.facts.closed
  return rangesOf(ranges, '–')
}

const rangesOf = (ranges: readonly OpeningRange[], dash: string): string =>
  ranges.map(({ opens, closes }) => `${doorTime(opens)}${dash}${doorTime(closes)}`).join(' + ')
