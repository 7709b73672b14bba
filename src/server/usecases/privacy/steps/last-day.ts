import type { LocalDate } from '#domain/local-time.ts'
import { answerBy } from '#domain/privacy-request.ts'
import type { Catalogue } from '#store/catalogue.ts'

/** Last day for the answer to a request. Holidays are those where the company has its first branch. */
export function lastDayFor(catalogue: Catalogue, received: LocalDate, putOff = false): LocalDate {
  const holidays = new Set(catalogue.branches[0]?.calendar.holidays.map(({ date }) => date))
  return answerBy(received, { putOff, isHoliday: (day) => holidays.has(day) })
}
