import { useEffect, useEffectEvent, type RefObject } from 'react'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { minutesOf, shifted, STEP_MINUTES, timeAt, type Axis } from './axis.ts'
import { movesOf, useLiftStore } from './lift.ts'
import { placeGhost } from './lift-ghost.tsx'
import { HEAD_HEIGHT } from './layout.ts'
import type { CarLine } from './rows.ts'
import type { Lifting } from './use-lifting.ts'

interface Wishes {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly ghost: RefObject<HTMLDivElement | null>
  readonly axis: Axis
  /** Width of the column of cars. */
  readonly left: number
  readonly now: LocalDateTime
  readonly barAt: (id: number) => PlanBar | undefined
  readonly lineAt: (y: number) => CarLine | null
  readonly lifting: Lifting
  readonly onOpen: (bar: PlanBar) => void
  readonly onStretch: (line: CarLine, at: LocalDateTime) => void
}

/** Pixels at the right edge of a bar by which its end is moved, and the way of a pointer that is no click any more. */
const [EDGE, SLACK] = [9, 4]
/** Time in ms for which a finger rests on a bar to lift it; a finger that moves before scrolls. */
const REST_MS = 350
/** Pixels at the edges of the grid where it scrolls by itself, and how far in each frame. */
const [RIM, PACE] = [44, 14]

/** Moves entries by mouse, pen and finger. Nothing here draws by React but what `lifting` tells the lines. */
export function useDrag(wishes: Wishes): void {
  const store = useLiftStore()
  const { scroller } = wishes
  const press = useEffectEvent((event: PointerEvent) => {
    const { current: grid } = scroller
    const target = event.target as HTMLElement
    if (grid === null || event.button !== 0 || target.closest('button, a, [role=rowheader], [data-panel]') !== null)
      return
    const swapping = store.get()?.mode === 'swap'
    if (store.get() !== null && !swapping) wishes.lifting.cancel()
    // It lives until the pointer is released.
    void new Follower(grid, event, wishes, { isLifted: () => store.get() !== null && !swapping, swapping })
  })
  useEffect(() => {
    const { current: grid } = scroller
    if (grid === null) return
    // A finger that holds something must not scroll the grid with it.
    const still = (event: TouchEvent) => {
      if (store.get()?.by === 'pointer') event.preventDefault()
    }
    grid.addEventListener('pointerdown', press)
    grid.addEventListener('touchmove', still, { passive: false })
    return () => {
      grid.removeEventListener('pointerdown', press)
      grid.removeEventListener('touchmove', still)
    }
  }, [scroller, store])
}

/** Part of an entry that a press takes hold of: the whole, or its end; null for nothing that moves. */
function gripOf(
  bar: PlanBar | undefined,
  box: DOMRect | undefined,
  x: number,
  now: LocalDateTime,
): 'move' | 'end' | null {
  if (bar === undefined || box === undefined) return null
  const can = movesOf(bar, now)
  if (can.end && box.right - x < EDGE && box.width > EDGE * 3) return 'end'
  if (can.move) return 'move'
  return can.end ? 'end' : null
}

const speedAt = (near: number, far: number): number => (near < RIM ? -PACE : far < RIM ? PACE : 0)

interface Mood {
  readonly isLifted: () => boolean
  readonly swapping: boolean
}

/** One pointer from its press to its release. */
class Follower {
  readonly #grid: HTMLDivElement
  readonly #down: PointerEvent
  readonly #bar: PlanBar | undefined
  readonly #grip: 'move' | 'end' | null
  readonly #offset: number
  readonly #wishes: Wishes
  readonly #isLifted: () => boolean
  /** Whether the press chooses a rental to swap cars with. */
  readonly #swapping: boolean
  #last: PointerEvent
  #frame = 0
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(grid: HTMLDivElement, down: PointerEvent, wishes: Wishes, { isLifted, swapping }: Mood) {
    const element = (down.target as HTMLElement).closest<HTMLElement>('[data-bar]')
    const box = element?.getBoundingClientRect()
    this.#grid = grid
    this.#down = down
    this.#last = down
    this.#wishes = wishes
    this.#isLifted = isLifted
    this.#swapping = swapping
    this.#bar = element === null ? undefined : wishes.barAt(Number(element.dataset['bar']))
    this.#grip = swapping ? null : gripOf(this.#bar, box, down.clientX, wishes.now)
    this.#offset = box === undefined ? 0 : down.clientX - box.left
    if (down.pointerType !== 'mouse') this.#resting = setTimeout(this.#lift, REST_MS)
    grid.addEventListener('pointermove', this.#move)
    grid.addEventListener('pointerup', this.#end)
    grid.addEventListener('pointercancel', this.#end)
  }

  /** Place of the pointer in the content of the grid. */
  #place() {
    const grid = this.#grid
    const rect = grid.getBoundingClientRect()
    const { clientX, clientY } = this.#last
    const x = clientX - rect.left + grid.scrollLeft - this.#wishes.left
    return { x, y: clientY - rect.top + grid.scrollTop - HEAD_HEIGHT, rect }
  }

  readonly #lift = (): void => {
    if (this.#bar === undefined || this.#grip === null || this.#isLifted()) return
    this.#grid.setPointerCapture(this.#down.pointerId)
    this.#wishes.lifting.begin(this.#bar, 'pointer', this.#grip)
    this.#frame = requestAnimationFrame(this.#creep)
  }

  #show(): void {
    const { axis, left, ghost, lineAt, lifting } = this.#wishes
    const bar = this.#bar!
    const { x, y } = this.#place()
    if (this.#grip === 'end') {
      const end = timeAt(axis, x)
      if (end > shifted(bar.since, STEP_MINUTES)) lifting.to({ end })
      return
    }
    placeGhost(ghost.current, left + x - this.#offset, y - 15)
    const car = lineAt(y)?.id
    const line = car === undefined ? {} : { car }
    if (bar.kind === 'rental') return lifting.to(line)
    const start = timeAt(axis, x - this.#offset)
    const length = minutesOf(bar.ends ?? bar.since) - minutesOf(bar.since)
    lifting.to({ ...line, start, end: shifted(start, length) })
  }

  /** Scrolls while the pointer is at an edge. */
  readonly #creep = (): void => {
    this.#frame = requestAnimationFrame(this.#creep)
    const { rect } = this.#place()
    const { clientX, clientY } = this.#last
    const dx = speedAt(clientX - rect.left - this.#wishes.left, rect.right - clientX)
    const dy = speedAt(clientY - rect.top - HEAD_HEIGHT, rect.bottom - clientY)
    if (dx === 0 && dy === 0) return
    this.#grid.scrollBy(dx, dy)
    this.#show()
  }

  #isFar({ clientX, clientY }: PointerEvent): boolean {
    return Math.hypot(clientX - this.#down.clientX, clientY - this.#down.clientY) > SLACK
  }

  readonly #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#down.pointerId) return
    this.#last = event
    if (!this.#isLifted() && this.#isFar(event)) {
      clearTimeout(this.#resting)
      if (this.#down.pointerType !== 'touch') this.#lift()
    }
    if (this.#isLifted()) this.#show()
  }

  readonly #end = (event: PointerEvent): void => {
    if (event.pointerId !== this.#down.pointerId) return
    clearTimeout(this.#resting)
    cancelAnimationFrame(this.#frame)
    this.#grid.removeEventListener('pointermove', this.#move)
    this.#grid.removeEventListener('pointerup', this.#end)
    this.#grid.removeEventListener('pointercancel', this.#end)
    const { lifting, lineAt, axis, onOpen, onStretch } = this.#wishes
    if (event.type === 'pointercancel') return this.#isLifted() ? lifting.cancel() : undefined
    if (this.#isLifted()) return void lifting.drop()
    if (this.#isFar(event)) return
    const { x, y } = this.#place()
    const line = lineAt(y)
    if (this.#swapping) return this.#bar === undefined ? lifting.cancel() : lifting.with(this.#bar)
    if (this.#bar !== undefined) onOpen(this.#bar)
    else if (line !== null && x > 0 && y > 0) onStretch(line, timeAt(axis, x))
  }
}
