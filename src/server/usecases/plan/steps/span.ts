import { toInstant } from '#domain/berlin-time.ts'
import type { PlanAct } from '#domain/plan-act.ts'

interface Seen {
  car_id?: number
  since: Date
  until: Date | null
  /** Time in ms to make the car ready after a rental. */
  turnaround_ms?: number
}

/** Car and time that an act needs; null where it only gives something back. */
export function spanOf(act: PlanAct, entry: Seen | undefined) {
  switch (act.kind) {
    case 'move':
    case 'place':
      return entry === undefined ? null : { car: { id: act.car }, since: entry.since, until: entry.until }
    case 'block':
    case 'reblock':
      return {
        car: { id: act.car },
        since: toInstant(act.from),
        until: act.until === null ? null : toInstant(act.until),
      }
    case 'drive':
      return { car: { id: act.car }, since: toInstant(act.leaves), until: null }
    case 'undrive':
    case 'unblock':
      return entry === undefined ? null : { car: { id: entry.car_id! }, since: entry.since, until: entry.until }
    case 'retime': {
      if (entry === undefined) return null
      const until = new Date(toInstant(act.end).getTime() + (entry.turnaround_ms ?? 0))
      return { car: { id: entry.car_id! }, since: toInstant(act.start), until }
    }
    case 'swap':
    case 'fix':
      return null
  }
}
