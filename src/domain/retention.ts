import type { LocalDate } from './local-time.ts'

/** How long what kind of record is kept (D35), one stored setting each. */
export interface RetentionRules {
  /** Days after a rental was cancelled free of charge until birthday, telephone and address go. */
  cancelledDays: number
  /** Months that a request is kept with its name and address if no contract came of it. */
  requestMonths: number
  /** Whole years after the year's end that it is known who else drove: as long as authorities and claims may ask (D45). */
  driverYears: number
  /** Whole years after the year's end that agreements and other letters of business are kept (HGB § 257, AO § 147). */
  agreementYears: number
  /** The same for rentals with their charges and invoices (AO § 147 (3)). */
  rentalYears: number
}

export const defaultRetentionRules: RetentionRules = {
  cancelledDays: 30,
  requestMonths: 6,
  driverYears: 3,
  agreementYears: 6,
  rentalYears: 8,
}

/** What was over before this day is not kept any more: its year ended so many whole years ago. */
export const keptFrom = (today: LocalDate, years: number): LocalDate =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}-01-01`
