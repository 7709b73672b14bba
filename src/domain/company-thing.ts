/** What the company consists of, as the log of acts calls it: the tables whose changes it tells. */
export const companyThings = [
  ...(['branch', 'branch_hours', 'branch_exception', 'vehicle_class', 'vehicle', 'service', 'car'] as const),
  ...(['rate', 'rate_length', 'rate_season', 'setting'] as const),
]
export type CompanyThing = (typeof companyThings)[number]
