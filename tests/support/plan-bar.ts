import type { PlanBar } from '#contract/staff-plan.ts'

/** A confirmed rental in the planner, of which a test says what matters to it. */
export const planBar: PlanBar = {
  id: 1,
  car: 1,
  kind: 'rental',
  from: 1,
  to: 1,
  since: '2026-11-29T10:00',
  ends: '2026-11-30T10:00',
  until: '2026-11-30T12:00',
  overdueFrom: null,
  state: 'certain',
  status: 'confirmed',
  expires: null,
  reference: 'SW-ABCD-EFGH',
  person: 'Anna Alt',
  fixed: false,
  automatic: false,
  done: false,
  goesOn: false,
  upgrade: false,
  note: null,
  version: '0123456789ab',
}
