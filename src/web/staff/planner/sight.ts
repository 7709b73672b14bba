import { useState, useSyncExternalStore } from 'react'

import type { LocalDate } from '#domain/period.ts'
import type { View } from './axis.ts'

/** Part of the plan that the grid has in sight. The top bar shows it, without the grid being drawn with it. */
export interface InSight {
  readonly first: LocalDate
  /** View in which it was shown; null before the first. */
  readonly view: View | null
  /** Moment of the oldest answer that is shown; null before the first. */
  readonly at: number | null
  readonly failed: boolean
  /** Whether a part of it has not been read yet. */
  readonly missing: boolean
}

export class Sight {
  #now: InSight
  #grid: HTMLElement | null = null
  readonly #listeners = new Set<() => void>()

  constructor(first: LocalDate) {
    this.#now = { first, view: null, at: null, failed: false, missing: false }
  }

  readonly get = (): InSight => this.#now

  /** Tells what is shown. Called while drawing, so it tells on later. */
  readonly tell = (next: InSight): void => {
    const now = this.#now
    if ((Object.keys(next) as (keyof InSight)[]).every((name) => next[name] === now[name])) return
    this.#now = next
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener()
    })
  }

  readonly show = (grid: HTMLElement | null): void => {
    this.#grid = grid
  }

  /** Scrolls the grid by days. */
  readonly scrollBy = (pixels: number): void => this.#grid?.scrollBy({ left: pixels })
  readonly scrollTo = (x: number): void => this.#grid?.scrollTo({ left: x })

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

export function useNewSight(first: LocalDate): Sight {
  const [sight] = useState(() => new Sight(first))
  return sight
}

export const useSight = (sight: Sight): InSight => useSyncExternalStore(sight.subscribe, sight.get)
