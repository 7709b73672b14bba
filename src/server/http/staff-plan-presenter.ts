import type { PlanApplied, PlanBar, PlanExit, PlanGroup, PlanTrouble, PlanVerdict } from '#contract/staff-plan.ts'
import { toLocal } from '#domain/berlin-time.ts'
import type { Applied, Exit, InTheWay, Trouble, Verdict } from '#domain/plan-act.ts'
import type { PlanBar as BarRow } from '#store/plan-bars.ts'
import type { PlanRow } from '#store/plan-rows.ts'

const local = (at: Date | null): string | null => at && toLocal(at)

/** Rows in columns, a group for each run of cars of one class at one branch. */
export function presentRows(rows: readonly PlanRow[], branch: number | null): PlanGroup[] {
  const groups: PlanGroup[] = []
  for (const row of rows) {
    const at = branch ?? row.place
    let group = groups.at(-1)
    if (group?.branch !== at || group.classId !== row.class_id) {
      group = { branch: at, classId: row.class_id, ids: [], plates: [], vehicles: [], homes: [], places: [] }
      groups.push(group)
    }
    group.ids.push(row.id)
    group.plates.push(row.plate)
    group.vehicles.push(row.vehicle_id)
    group.homes.push(row.home)
    group.places.push(row.place)
  }
  return groups
}

export const presentBar = (bar: BarRow): PlanBar => ({
  id: bar.id,
  car: bar.car_id,
  kind: bar.kind,
  from: bar.from_branch,
  to: bar.to_branch,
  since: toLocal(bar.since),
  // A rental that goes on with another car ends here with its part, not with its own end.
  ends: local(bar.kind === 'rental' && !bar.goes_on ? bar.ends : bar.until),
  until: local(bar.until),
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

export const presentApplied = ({ id, upgrade, moved, fetch, price, undo }: Applied): PlanApplied => ({
  id,
  upgrade,
  moved: moved.map((one) => ({ ...presentInTheWay(one), to: one.to })),
  fetch: presentFetch(fetch),
  price,
  undo,
})

const presentTrouble = ({ code, by = [], branch }: Trouble): PlanTrouble => ({
  code,
  by: by.map(presentInTheWay),
  branch: branch ?? null,
})

const presentExit = ({ kind, act, plate, model, until, fetch, person }: Exit): PlanExit => ({
  kind,
  act,
  plate,
  model,
  until: local(until),
  fetch: presentFetch(fetch),
  person,
})

export const presentVerdict = (verdict: Verdict): PlanVerdict =>
  verdict.verdict === 'refused'
    ? {
        verdict: 'refused',
        applied: null,
        trouble: presentTrouble(verdict.trouble),
        exits: verdict.exits.map(presentExit),
      }
    : { verdict: verdict.verdict, applied: presentApplied(verdict.applied), trouble: null, exits: [] }
