import { createContext, use, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** Time in ms for which the grid has to rest before words are fitted to what is seen of their bars. */
const REST_MS = 90

/**
 * Edges of what the grid has in sight, in pixels along the axis. They are told once it rests: while it moves, no word is
 * chosen anew.
 */
export class Edges {
  #from = -Infinity
  #to = Infinity
  #rest: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Pixels that are seen of something on the axis. */
  readonly seenOf = (start: number, end: number): number =>
    Math.max(0, Math.round(Math.min(end, this.#to) - Math.max(start, this.#from)))

  readonly tell = (from: number, to: number): void => {
    if (from === this.#from && to === this.#to) return
    ;[this.#from, this.#to] = [from, to]
    for (const listener of this.#listeners) listener()
  }

  /** Runs something once the grid has rested. */
  readonly atRest = (then: () => void): void => {
    clearTimeout(this.#rest)
    this.#rest = setTimeout(then, REST_MS)
  }

  readonly end = (): void => clearTimeout(this.#rest)
}

const EdgesContext = createContext(new Edges())
export { EdgesContext }

/** Edges of a grid that scrolls. @param left width of the column that covers its beginning; @param dayWidth of its axis */
export function useEdges(scroller: RefObject<HTMLElement | null>, left: number, dayWidth: number) {
  const [edges] = useState(() => new Edges())
  const read = () => {
    const grid = scroller.current
    if (grid !== null) edges.tell(grid.scrollLeft, grid.scrollLeft + grid.clientWidth - left)
  }
  useLayoutEffect(() => {
    read()
    const grid = scroller.current
    if (grid === null) return
    const resized = new ResizeObserver(() => edges.atRest(read))
    resized.observe(grid)
    return () => {
      resized.disconnect()
      edges.end()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is read reads the grid itself
  }, [edges, left, dayWidth])
  return { edges, onScroll: () => edges.atRest(read) }
}

/** Pixels that are seen of something on the axis, as the grid rests. */
export function useSeen(start: number, end: number): number {
  const { subscribe, seenOf } = use(EdgesContext)
  return useSyncExternalStore(subscribe, () => seenOf(start, end))
}
