import { branchCard } from '#http/branch-card.ts'
import type { CatalogueBranch } from '#store/catalogue.ts'
import { branches } from '#store/seed/company.ts'

const day = [{ opens: '08:00', closes: '18:00' }]
const late = [{ opens: '08:00', closes: '23:00' }]

/** The branches of a fresh install, with the hours of the specification (section 9). */
export const sampleBranches: CatalogueBranch[] = branches.map((branch) => ({
  ...branch,
  name: branch.name_en,
  names: { de: branch.name_de, en: branch.name_en },
  details: { de: branch.detail_de, en: branch.detail_en },
  atAirport: branch.at_airport,
  ways: { de: branch.way_de, en: branch.way_en },
  closed: false,
  cars: branch.id === 1 ? 30 : 38,
  calendar: {
    weekly:
      branch.id === 1
        ? [day, day, day, day, day, [{ opens: '08:00', closes: '13:00' }], []]
        : Array.from({ length: 7 }, () => late),
    holidays: [],
    exceptions: [],
    afterHours: { allowed: branch.after_hours_allowed, feeMinor: 3_000 },
  },
}))

/** As the site knows them. */
export const shownBranches = sampleBranches.map((branch) => ({
  ...branchCard(branch),
  ...branch,
  phone: branchCard(branch).phone,
}))
