import type { LocalDate } from './period.ts'

/** When a passport, an identity card or a licence was issued and when it ends; null is unknown. */
export interface Validity {
  issue: LocalDate | null
  expiry: LocalDate | null
}

export interface ValidityProblems {
  issue?: 'in_future'
  expiry?: 'before_issue'
}

/** What cannot be true of a document. One that has expired is still a document. */
export function validityProblems({ issue, expiry }: Validity, today: LocalDate): ValidityProblems {
  return {
    ...(issue !== null && issue > today && { issue: 'in_future' as const }),
    ...(issue !== null && expiry !== null && expiry < issue && { expiry: 'before_issue' as const }),
  }
}
