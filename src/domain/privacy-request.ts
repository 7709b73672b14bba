import { addDays, addMonths, weekday, type LocalDate } from './local-time.ts'

/** Rights of a person under the GDPR, in the order of its articles: 15, 16, 17, 18, 20, 21. */
export const privacyKinds = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const
export type PrivacyKind = (typeof privacyKinds)[number]

/** Ways by which a request reaches us. */
export const privacyWays = ['email', 'form', 'letter', 'phone', 'counter', 'account'] as const
export type PrivacyWay = (typeof privacyWays)[number]

/** Ways in which we made sure who asks (art. 12 (6)). */
export const identityChecks = ['known_address', 'account', 'booking', 'paper'] as const
export type IdentityCheck = (typeof identityChecks)[number]

export const privacyStates = ['open', 'done', 'refused'] as const
export type PrivacyState = (typeof privacyStates)[number]

/** Months in which a request is answered, and those by which this can be put off (GDPR art. 12 (3)). */
const MONTHS = 1
const MORE_MONTHS = 2

/** Days between the letter that says so and the end of a restriction (art. 18 (3)). */
export const LIFTED_AFTER_DAYS = 7

const SATURDAY = 5
const SUNDAY = 6

/**
 * Last day on which a request can be answered: the day of the next month with the number of the day on which it came, or
 * that month's last day (BGB § 188). Where that is a Saturday, a Sunday or a holiday, it is the next working day (§ 193).
 */
export function answerBy(
  received: LocalDate,
  { putOff, isHoliday }: { putOff: boolean; isHoliday: (day: LocalDate) => boolean },
): LocalDate {
  let day = addMonths(received, putOff ? MONTHS + MORE_MONTHS : MONTHS)
  while (weekday(day) === SATURDAY || weekday(day) === SUNDAY || isHoliday(day)) day = addDays(day, 1)
  return day
}

/** Days before the last one from which on a request is near it. */
export const NEAR_DAYS = 7

/** Whether the last day of an open request is past, near or far. */
export function urgencyOf(due: LocalDate, today: LocalDate): 'past' | 'near' | 'far' {
  if (due < today) return 'past'
  return due <= addDays(today, NEAR_DAYS) ? 'near' : 'far'
}
