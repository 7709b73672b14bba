import Holidays from 'date-holidays'

import type { Holiday } from '#domain/opening-hours.ts'

/** Public holidays of a German federal state for the year at hand and the two after it (D23). */
export function holidaysOf(federalState: string, today: Date): Holiday[] {
  const calendar = new Holidays('DE', federalState)
  const year = today.getUTCFullYear()
  return [year, year + 1, year + 2].flatMap((at) => {
    const german = calendar.getHolidays(at, 'de').filter((day) => day.type === 'public')
    const english = new Map(calendar.getHolidays(at, 'en').map((day) => [day.date.slice(0, 10), day.name]))
    return german.map((day) => {
      const date = day.date.slice(0, 10)
      return { date, name: { de: day.name, en: english.get(date) ?? day.name } }
    })
  })
}
