import type { LocalDate } from './period.ts'

/** Dates of issue and expiry of a passport, an identity card or a licence; null if unknown. */
export interface Validity {
  issue: LocalDate | null
  expiry: LocalDate | null
}

export interface ValidityProblems {
  issue?: 'in_future'
  expiry?: 'before_issue'
}

/** Dates that cannot be right. Having expired is no problem here. */
export function validityProblems({ issue, expiry }: Validity, today: LocalDate): ValidityProblems {
  return {
    ...(issue !== null && issue > today && { issue: 'in_future' as const }),
    ...(issue !== null && expiry !== null && expiry < issue && { expiry: 'before_issue' as const }),
  }
}
