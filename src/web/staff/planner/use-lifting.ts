import { useState } from 'react'

import type { PlanAct, PlanBar } from '#contract/staff-plan.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { actOf, isHome, tryAct, useDoneWords, usePerform } from './acts.ts'
import { focusBar } from './focus-drawn.ts'
import { useLiftStore, type Lift, type LiftStore } from './lift.ts'
import type { ActVerdict } from './verdict.ts'

/** Pause in ms before the place under the pointer is asked about. */
const PAUSE_MS = 140

export interface Lifting {
  readonly begin: (bar: PlanBar, by: Lift['by'], mode: Lift['mode']) => void
  /** Moves what is lifted to another place and asks about it. */
  readonly to: (place: Partial<Pick<Lift, 'car' | 'start' | 'end'>>) => void
  /** Chooses the rental with which it is to swap cars, and asks whether they can. */
  readonly with: (other: PlanBar) => void
  /** Drops it. @param agreed whether a new price was seen and agreed to */
  readonly drop: (agreed?: boolean) => Promise<void>
  readonly cancel: () => void
  /** Does an act, such as a way out, in place of what is lifted. */
  readonly instead: (act: PlanAct, bar: PlanBar | null, plate: string) => Promise<void>
}

/** Lifting, moving and dropping, the same for pointer and keys. */
export function useLifting(plateOf: (car: number) => string): Lifting {
  const store = useLiftStore()
  const perform = usePerform()
  const words = useDoneWords()
  const [asker] = useState(() => new Asker(store))
  const cancel = () => {
    asker.stop()
    store.set(null)
  }
  const done = async (act: PlanAct, bar: PlanBar | null, plate: string) => {
    const trouble = await store.act(perform(act, words(act, bar, plate)))
    if (trouble !== null) return store.patch({ verdict: trouble })
    cancel()
    if (bar !== null) focusBar(bar.id)
  }
  return {
    begin(bar, by, mode) {
      const end = bar.ends ?? bar.until ?? bar.since
      store.set({ bar, by, mode, other: null, car: bar.car, start: bar.since, end, judged: null, verdict: null })
      if (mode === 'move') void asker.judge(bar)
    },
    with(other) {
      const lift = store.get()
      if (lift === null || other.id === lift.bar.id) return
      store.set({ ...lift, other, verdict: null })
      void asker.ask(store.get()!)
    },
    to(place) {
      const lift = store.get()
      if (lift === null) return
      const next = { ...lift, ...place }
      if (next.car === lift.car && next.start === lift.start && next.end === lift.end) return
      store.set({ ...next, verdict: null })
      asker.soon()
    },
    async drop(agreed = false) {
      asker.stop()
      const lift = store.get()
      if (lift === null || isHome(lift)) return cancel()
      const judged = judgedAt(lift)
      const verdict = judged === undefined ? (lift.verdict ?? (await asker.ask(lift))) : null
      if (!asker.isHere(lift) || verdict?.verdict === 'refused') return
      const price = verdict?.applied?.price
      // A new price is shown first, and agreed to there (D25).
      if (price != null && !agreed) return
      const act = actOf(lift, judged?.upgrade ?? verdict?.verdict === 'upgrade', price?.afterMinor ?? null)
      await done(act, lift.bar, plateOf(lift.car))
    },
    cancel,
    instead: done,
  }
}

/** Judgement of the car under a rental that keeps its time; undefined where the plan has to be asked. */
const judgedAt = (lift: Lift) =>
  lift.mode === 'move' && lift.start === lift.bar.since ? lift.judged?.get(lift.car) : undefined

/** Asks about places, one at a time and not about those that are only passed. */
class Asker {
  readonly #store: LiftStore
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(store: LiftStore) {
    this.#store = store
  }

  /** Whether it is still held at the same place. */
  isHere(lift: Lift): boolean {
    const now = this.#store.get()
    return (
      now !== null &&
      now.bar.id === lift.bar.id &&
      now.other?.id === lift.other?.id &&
      now.car === lift.car &&
      now.start === lift.start &&
      now.end === lift.end
    )
  }

  async ask(lift: Lift): Promise<ActVerdict> {
    const verdict = await tryAct(actOf(lift, true, null))
    if (this.isHere(lift)) this.#store.patch({ verdict })
    return verdict
  }

  soon(): void {
    this.stop()
    const lift = this.#store.get()
    if (lift === null || isHome(lift) || judgedAt(lift) !== undefined) return
    this.#timer = setTimeout(() => void this.ask(lift), PAUSE_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async judge({ id, kind }: PlanBar): Promise<void> {
    if (kind !== 'rental') return
    const judged = await callAsMember('judgePlanCars', judgingOf(id))
    if (judged.ok && this.#store.get()?.bar.id === id)
      this.#store.patch({ judged: new Map(judged.data.cars.map(({ car, ...one }) => [car, one])) })
  }
}

/** Call that judges the cars of an entry, or of a booking without a car. */
export const judgingOf = (id: number) => ({
  params: { id: String(Math.abs(id)) },
  query: id < 0 ? ({ waiting: 'true' } as const) : {},
})
