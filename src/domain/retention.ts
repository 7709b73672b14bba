import type { LocalDate } from './local-time.ts'

/** First day of the records that are still kept: earlier years ended more than `years` whole years ago. */
export const keptFrom = (today: LocalDate, years: number): LocalDate =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}-01-01`
