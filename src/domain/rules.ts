import type { BusinessRules as Rules } from './settings.ts'

/** The figures of the business that are in force; src/domain/settings.ts describes each and its limits. */
export type BusinessRules = Rules

/** Whether the site takes requests, as before launch, or binding bookings (D2). */
export type BookingsState = Rules['bookings']
