import type { LastChange } from './actor.ts'
import type { LocalDateTime } from './local-time.ts'
import type { Minor } from './money.ts'

/** Act of staff in the planner. Acts on an entry name the version of it that they saw. */
export type PlanAct = Seen | Begun

interface Entry {
  id: number
  version: string
}

type Seen = Entry &
  (
    | {
        /** Gives a rental that has not begun another car. */
        kind: 'move'
        car: number
        /** Whether the car may be of a better class, for free (D43). */
        upgrade: boolean
        /** Whether the car is brought from another branch first. */
        fetch: boolean
        /** Whether the rental keeps that car from now on, whatever is planned. */
        fixed: boolean
      }
    | { kind: 'swap'; other: number; otherVersion: string; upgrade: boolean }
    | { kind: 'fix'; fixed: boolean }
    | {
        /** Changes the times of a rental, at the total that was shown; null to ask for it. */
        kind: 'retime'
        start: LocalDateTime
        end: LocalDateTime
        totalMinor: Minor | null
      }
    | { kind: 'reblock'; car: number; from: LocalDateTime; until: LocalDateTime | null; note: string }
    | { kind: 'unblock' }
    | { kind: 'undrive' }
  )

type Begun =
  | {
      /** Gives a booking that has lost its car another; `upgrade`, `fetch` and `fixed` as for a move. */
      kind: 'place'
      stay: number
      version: string
      car: number
      upgrade: boolean
      fetch: boolean
      fixed: boolean
    }
  | { kind: 'block'; car: number; from: LocalDateTime; until: LocalDateTime | null; note: string }
  | { kind: 'drive'; car: number; to: number; leaves: LocalDateTime }

/** Act of one kind. */
export type ActOf<Kind extends PlanAct['kind']> = Extract<PlanAct, { kind: Kind }>

/** Something that stands against an act. */
export interface InTheWay {
  /** Its entry in the plan. */
  id: number
  kind: 'rental' | 'maintenance' | 'transfer'
  /** '' for a hold and for what is no rental, null for a rental that the actor may not see. */
  reference: string | null
  person: string | null
  plate: string
  since: Date
  /** Moment from which the car can leave again; null for no end. */
  until: Date | null
  /** Whether staff fixed it to its car. */
  fixed: boolean
  /** Whether the car is with its customer. */
  out: boolean
}

/** Reasons for which an act on the plan is refused. */
export const troubleCodes = [
  /** The entry is gone or of another branch; the car does not exist. */
  'not_found',
  'plan_changed',
  'under_way',
  'in_the_past',
  /** It would end before it begins. */
  'reversed',
  'same_car',
  'worse_class',
  'is_upgrade',
  /** A one-way rental that nobody has ordered yet takes no better car. */
  'not_certain',
  'may_not_come',
  'elsewhere',
  /** There is no time left in which both branches are open for a drive between them. */
  'no_drive',
  'in_the_way',
  /** Others rely on the car, or none is left of the class. */
  'no_stock',
  'not_changeable',
  'price_changed',
] as const
export type TroubleCode = (typeof troubleCodes)[number]

export interface Trouble {
  code: TroubleCode
  by?: InTheWay[]
  /** Branch where the car is then. */
  branch?: number
  /** Change by which the entry is another one than was seen; null if it is not known. */
  last?: LastChange | null
}

export interface Retimed {
  beforeMinor: Minor
  afterMinor: Minor
  currency: string
}

/** Effect of an act that was done, or only tried. */
export interface Applied {
  /** Entry that it left. */
  id: number | null
  upgrade: boolean
  /** Rentals that got another car for it. */
  moved: (InTheWay & { to: string })[]
  /** Plate of the car that a rental gets instead of its own, where only its times were to change. */
  otherCar: string | null
  /** Drive that brings the car. */
  fetch: { leaves: Date; arrives: Date } | null
  price: Retimed | null
  /** Act that takes it back; its version is that of the entry now. */
  undo: PlanAct | null
}

/** Whether two spans share a moment; without an end, a span lasts for ever. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.since < (other.until ?? FOR_EVER) && other.since < (one.until ?? FOR_EVER)

/** Way out of a refusal (D41): an act that was tried, with the car that it is about. */
export interface Exit {
  kind: 'same_class' | 'upgrade' | 'fetch' | 'later' | 'other_upgrade' | 'swap'
  act: PlanAct
  plate: string
  model: string
  /** Class of the other car; null where it is the same car. */
  classId: number | null
  /** Until when the car is free; null for no end. */
  until: Date | null
  fetch: { leaves: Date; arrives: Date } | null
  /** Customer who is moved, for `other_upgrade` and `swap`. */
  person: string | null
}

/** Answer to the question whether an act is possible. */
export type Verdict =
  | { verdict: 'fits' | 'upgrade'; applied: Applied }
  | { verdict: 'refused'; trouble: Trouble; exits: Exit[] }

interface Span {
  since: Date
  until: Date | null
}

const FOR_EVER = new Date(8_640_000_000_000_000)

interface Job extends Span {
  id: number
  from_branch: number
  to_branch: number
  movable: boolean
}

/**
 * Jobs of a car that cannot stay beside those that are set: whose times overlap, or that begin where the car is not.
 * @param jobs in the order of their start, with the ones that are set
 * @param before where the car is before the first, and whether it is sure to get there
 * @param losesCar whether nobody can rely on where the car is after this job
 */
export function clashing<J extends Job>(
  jobs: readonly J[],
  set: ReadonlySet<number>,
  before: { place: number; certain: boolean },
  losesCar: (job: J) => boolean,
): { stuck: J[]; loose: J[]; unset: 'elsewhere' | 'may_not_come' | undefined } {
  const pinned = jobs.filter(({ id }) => set.has(id))
  const clash = new Set(jobs.filter((job) => !set.has(job.id) && pinned.some((one) => overlaps(one, job))))
  let unset: 'elsewhere' | 'may_not_come' | undefined
  let [at, lost] = [before.place, !before.certain]
  for (const job of jobs) {
    if (clash.has(job)) continue
    if (lost || job.from_branch !== at) {
      if (set.has(job.id)) unset ??= lost ? 'may_not_come' : 'elsewhere'
      else {
        clash.add(job)
        continue
      }
    }
    at = job.to_branch
    lost = losesCar(job)
  }
  return {
    stuck: [...clash].filter((job) => !job.movable),
    loose: [...clash].filter((job) => job.movable),
    unset,
  }
}
