/** Parts of the company as the log of acts calls them: the tables whose changes it records. */
export const companyThings = [
  ...(['branch', 'branch_hours', 'branch_exception', 'vehicle_class', 'vehicle', 'service', 'car'] as const),
  ...(['rate', 'rate_length', 'rate_season', 'setting'] as const),
]
export type CompanyThing = (typeof companyThings)[number]
