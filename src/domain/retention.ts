import type { LocalDate } from './local-time.ts'

/** What was over before this day is not kept any more: its year ended so many whole years ago. */
export const keptFrom = (today: LocalDate, years: number): LocalDate =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}-01-01`
