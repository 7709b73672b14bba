import type { BusinessRules as Rules } from './settings.ts'

/** The figures of the business as they are in force; src/domain/settings.ts has what each is and may be. */
export type BusinessRules = Rules

/** Before launch bookings are requests; after it they are binding (D2). */
export type BookingsState = Rules['bookings']
