import { createContext, use, useSyncExternalStore } from 'react'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { ActVerdict } from './verdict.ts'
import { rentalDays, type LocalDateTime } from '#domain/period.ts'
import { isUnplaced } from './layout.ts'

/** Cars on which a rental may be dropped: until when each stands free, and whether it is an upgrade. */
export type Judged = ReadonlyMap<number, { readonly upgrade: boolean; readonly until: LocalDateTime | null }>

/** An entry that somebody is moving, by pointer or by keys. */
export interface Lift {
  readonly bar: PlanBar
  readonly by: 'pointer' | 'keys'
  /** Whether it goes elsewhere as a whole, only its end moves, or it swaps cars with another rental. */
  readonly mode: 'move' | 'end' | 'swap'
  /** Rental with which it is to swap, once that is chosen. */
  readonly other: PlanBar | null
  /** Where it would be dropped now. */
  readonly car: number
  readonly start: LocalDateTime
  readonly end: LocalDateTime
  readonly judged: Judged | null
  /** Answer for this place; null while it is asked for, or where the judged cars answer. */
  readonly verdict: ActVerdict | null
}

/**
 * Holds what is being moved outside of React's state: while the pointer moves, only the lines that look different are
 * drawn again, never the grid.
 */
export class LiftStore {
  #lift: Lift | null = null
  #acting = false
  readonly #listeners = new Set<() => void>()

  readonly get = (): Lift | null => this.#lift

  /** Whether it is being dropped: the own act changes the entry, too. */
  readonly isActing = (): boolean => this.#acting

  /** Waits for the act that drops it. */
  readonly act = async <Outcome>(done: Promise<Outcome>): Promise<Outcome> => {
    this.#acting = true
    try {
      return await done
    } finally {
      this.#acting = false
    }
  }

  readonly set = (lift: Lift | null): void => {
    this.#lift = lift
    for (const listener of this.#listeners) listener()
  }

  /** Changes the lift if there is one. */
  readonly patch = (part: Partial<Lift>): void => {
    if (this.#lift !== null) this.set({ ...this.#lift, ...part })
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

const LiftContext = createContext<LiftStore | null>(null)
export const LiftProvider = LiftContext

export function useLiftStore(): LiftStore {
  const store = use(LiftContext)
  if (store === null) throw new Error('useLiftStore must be used inside LiftProvider')
  return store
}

/** A value of the lift that is compared by itself, so that a component draws anew only when it differs. */
export function useLift<Value extends string | number | boolean | null>(read: (lift: Lift | null) => Value): Value {
  const store = useLiftStore()
  return useSyncExternalStore(store.subscribe, () => read(store.get()))
}

export function useWholeLift(): Lift | null {
  const store = useLiftStore()
  return useSyncExternalStore(store.subscribe, store.get)
}

/**
 * Days that a rental would be paid for where it is held. Null for what is no rental, and for one that is out: its entry may
 * begin later than it did, with another car.
 */
export function pricedDays(
  { bar, start, end }: Pick<Lift, 'bar' | 'start' | 'end'>,
  graceMinutes: number,
): number | null {
  if (bar.kind !== 'rental' || bar.state === 'out') return null
  return rentalDays({ start, end }, graceMinutes)
}

/** Look of a car's line while something is moved: '' if nothing is, else its word and what it says. */
export function lookOf(lift: Lift | null, car: number): string {
  if (lift === null || lift.mode !== 'move') return ''
  if (lift.bar.kind !== 'rental') return car === lift.car ? 'over' : ''
  // The cars were judged for the agreed time.
  if (lift.start !== lift.bar.since) return car === lift.car ? 'over' : ''
  const judged = lift.judged?.get(car)
  if (judged !== undefined) return `${judged.upgrade ? 'upgrade' : 'fits'}|${judged.until ?? ''}`
  if (car === lift.bar.car) return 'from'
  if (car === lift.car)
    return lift.verdict === null ? 'asked' : lift.verdict.verdict === 'refused' ? 'over' : `${lift.verdict.verdict}|`
  return lift.judged === null ? '' : 'dim'
}

/** Whether an entry may be moved to another car or time, and whether its end may. */
export function movesOf(bar: PlanBar, now: LocalDateTime): { move: boolean; end: boolean } {
  if (bar.kind === 'maintenance') return { move: bar.since > now, end: bar.until !== null && bar.until > now }
  if (isUnplaced(bar)) return { move: true, end: false }
  if (bar.kind === 'transfer' || bar.reference === null || bar.goesOn) return { move: false, end: false }
  const open = bar.state === 'held' || bar.state === 'kept' || bar.state === 'certain'
  const booked = bar.reference !== ''
  return {
    move: open,
    end: booked && (bar.status === 'confirmed' || bar.status === 'requested' || bar.status === 'active'),
  }
}
