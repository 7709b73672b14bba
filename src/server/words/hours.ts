import type { OpeningRange } from '#domain/opening-hours.ts'
import { clock, weekdayName } from './format.ts'
import type { Language, Words } from './words.ts'

/** Monday first, 'HH:MM' to 'HH:MM'. */
export type WeeklyHours = readonly (readonly OpeningRange[])[]

/** A week in one line, equal days together: 'Mo–Fr 08:00–18:00, Sa 08:00–13:00, So geschlossen'. */
export function describeHours(weekly: WeeklyHours, language: Language, words: Words): string {
  const days = Array.from({ length: 7 }, (_, day) => describeDay(weekly[day] ?? [], words))
  const groups: string[] = []
  for (let first = 0; first < 7;) {
    let last = first
    while (last < 6 && days[last + 1] === days[first]) last += 1
    const from = weekdayName(first, language)
    groups.push(`${first === last ? from : `${from}–${weekdayName(last, language)}`} ${days[first]}`)
    first = last + 1
  }
  return groups.join(', ')
}

function describeDay(ranges: readonly OpeningRange[], words: Words): string {
  if (ranges.length === 0) return words.facts.closed
  return ranges.map(({ opens, closes }) => `${time(opens)}–${time(closes)}`).join(' + ')
}

const time = (value: string) => clock(`2026-01-05T${value}`)
