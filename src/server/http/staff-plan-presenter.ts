import type {
  PlanApplied,
  PlanBar,
  PlanExit,
  PlanPage,
  PlanTrouble,
  PlanUnplaced,
  PlanVerdict,
} from '#contract/staff-plan.ts'
import { toLocal } from '#domain/berlin-time.ts'
import type { Language } from '#domain/language.ts'
import type { BusinessRules } from '#domain/rules.ts'
import { graceEnd } from '#domain/yard-times.ts'
import type { Applied, Exit, InTheWay, Trouble, Verdict } from '#domain/plan-act.ts'
import type { PlanBar as BarRow } from '#store/plan-bars.ts'
import type { PlanRow } from '#store/plan-rows.ts'
import type { Unplaced } from '#store/plan-unplaced.ts'
import type { Judged } from '#usecases/plan/judge-cars.ts'
import type { OtherCars } from '#usecases/plan/list-other-cars.ts'
import { envelopeOf } from './refusal.ts'

const local = (at: Date | null): string | null => at && toLocal(at)

/** A page in columns. */
export const presentPage = (
  page: Pick<PlanPage, 'branch' | 'classId' | 'page'>,
  rows: readonly PlanRow[],
): PlanPage => ({
  ...page,
  ids: rows.map(({ id }) => id),
  plates: rows.map(({ plate }) => plate),
  vehicles: rows.map(({ vehicle_id: vehicle }) => vehicle),
})

export const presentUnplaced = (waiting: Unplaced): PlanUnplaced => ({
  stay: waiting.stay_id,
  classId: waiting.class_id,
  from: waiting.from_branch,
  to: waiting.to_branch,
  since: toLocal(waiting.since),
  ends: toLocal(waiting.ends),
  until: toLocal(waiting.until),
  state: waiting.state,
  status: waiting.status,
  expires: local(waiting.expires),
  reference: waiting.reference,
  person: waiting.person,
  version: waiting.version,
})

export const presentJudged = ({ cars, partners }: Judged) => ({
  cars: cars.map(({ until, ...car }) => ({ ...car, until: local(until) })),
  partners: partners.map(({ since, ends, ...partner }) => ({ ...partner, since: toLocal(since), ends: toLocal(ends) })),
})

/** Moment from which a car that is out, or a drive that nobody has ended, is overdue. */
function overdueFrom(bar: BarRow, rules: BusinessRules): Date | null {
  if (bar.kind === 'transfer') return bar.done ? null : bar.until
  if (bar.state !== 'out' || bar.ends === null || bar.goes_on) return null
  return graceEnd({ ends_at: bar.ends }, rules)
}

export const presentBar = (bar: BarRow, rules: BusinessRules): PlanBar => ({
  id: bar.id,
  car: bar.car_id,
  kind: bar.kind,
  from: bar.from_branch,
  to: bar.to_branch,
  since: toLocal(bar.since),
  // A rental that goes on with another car ends here with its part, not with its own end.
  ends: local(bar.kind === 'rental' && !bar.goes_on ? bar.ends : bar.until),
  until: local(bar.until),
  overdueFrom: local(overdueFrom(bar, rules)),
  state: bar.state,
  status: bar.status,
  expires: local(bar.expires),
  reference: bar.kind === 'rental' ? bar.reference : '',
  person: bar.person,
  fixed: bar.fixed,
  automatic: bar.automatic,
  done: bar.done,
  goesOn: bar.goes_on,
  upgrade: bar.upgrade,
  note: bar.kind === 'rental' ? null : bar.note,
  version: bar.version,
})

const presentInTheWay = ({ id, kind, reference, person, plate, since, until, fixed, out }: InTheWay) => ({
  id,
  kind,
  reference,
  person,
  plate,
  since: toLocal(since),
  until: local(until),
  fixed,
  out,
})

const presentFetch = (fetch: Applied['fetch']) =>
  fetch && { leaves: toLocal(fetch.leaves), arrives: toLocal(fetch.arrives) }

export const presentApplied = ({ id, upgrade, moved, otherCar, fetch, price, undo }: Applied): PlanApplied => ({
  id,
  upgrade,
  moved: moved.map((one) => ({ ...presentInTheWay(one), to: one.to })),
  otherCar,
  fetch: presentFetch(fetch),
  price,
  undo,
})

const presentTrouble = ({ code, by = [], branch, last }: Trouble, language: Language): PlanTrouble => ({
  code,
  by: by.map(presentInTheWay),
  branch: branch ?? null,
  ...(code === 'plan_changed' && {
    message: envelopeOf(language, { refuse: code, last: last ?? null }, 'staff').message,
  }),
})

const presentExit = ({ until, fetch, ...exit }: Exit): PlanExit => ({
  ...exit,
  until: local(until),
  fetch: presentFetch(fetch),
})

export const presentOtherCars = ({ plate, cars, others }: OtherCars, language: Language) => ({
  plate,
  cars: cars.map(({ until, fetch, ...car }) => ({ ...car, until: local(until), fetch: presentFetch(fetch) })),
  others: others.map(({ trouble, ...car }) => ({ ...car, trouble: presentTrouble(trouble, language) })),
})

/** Reason of a refusal, with the entries in the way, and the ways out. */
export const presentStands = (
  { trouble, exits }: { trouble: Trouble; exits: readonly Exit[] },
  language: Language,
) => ({
  trouble: presentTrouble(trouble, language),
  exits: exits.map(presentExit),
})

export const presentVerdict = (verdict: Verdict, language: Language): PlanVerdict =>
  verdict.verdict === 'refused'
    ? { verdict: 'refused', applied: null, ...presentStands(verdict, language) }
    : { verdict: verdict.verdict, applied: presentApplied(verdict.applied), trouble: null, exits: [] }
