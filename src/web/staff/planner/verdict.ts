import type { PlanTrouble, PlanVerdict } from '#contract/staff-plan.ts'

/** Refusal of an act: by the plan, or because the server did not answer. */
export type ActTrouble = Omit<PlanTrouble, 'code'> & { readonly code: PlanTrouble['code'] | 'unanswered' }
export type ActVerdict = Omit<PlanVerdict, 'trouble'> & { readonly trouble: ActTrouble | null }
